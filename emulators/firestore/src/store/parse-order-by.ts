import { FieldPath } from '../model/field-path.ts';
import { invalidArgument } from '../model/firestore-error.ts';
import type { OrderBy } from '../query/query.ts';

/** A field path, whose quoted names may hold commas and spaces, and perhaps a direction. */
const PART = /^((?:`(?:\\.|[^`\\])*`|[^\s,`])+)(?:\s+(asc|desc))?$/i;
const COMMA = /,(?=(?:[^`]*`[^`]*`)*[^`]*$)/;

/**
 * Parses the `order_by` of ListDocuments, such as `price desc, __name__`.
 *
 * @throws FirestoreError INVALID_ARGUMENT
 */
export function parseOrderBy(text: string): OrderBy[] {
  if (text.trim() === '') return [];
  return text.split(COMMA).map((part) => {
    const match = PART.exec(part.trim());
    if (match === null) throw invalidArgument(`Invalid order_by "${text}".`);
    const [, field = '', direction = 'asc'] = match;
    return { field: FieldPath.parse(field), direction: direction.toLowerCase() === 'desc' ? 'desc' : 'asc' };
  });
}
