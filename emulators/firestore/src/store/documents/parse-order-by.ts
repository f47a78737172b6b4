import { FieldPath } from '../../model/field-path.ts';
import { invalidArgument } from '../../model/firestore-error.ts';
import type { OrderBy } from '../../query/query.ts';

/** A field path, whose quoted names may hold commas and spaces, and perhaps a direction. */
const PART = /^((?:`(?:\\.|[^`\\])*`|[^\s,`])+)(?:\s+(asc|desc))?$/i;

/** The parts between commas that stand in no quoted name. */
function partsOf(text: string): string[] {
  const ends: number[] = [];
  let isQuoted = false;
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '`') isQuoted = !isQuoted;
    if (text[at] === ',' && !isQuoted) ends.push(at);
  }
  return [...ends, text.length].map((end, index) =>
    text.slice(index === 0 ? 0 : (ends[index - 1] ?? 0) + 1, end),
  );
}

/**
 * Parses the `order_by` of ListDocuments, such as `price desc, __name__`.
 *
 * @throws FirestoreError INVALID_ARGUMENT
 */
export function parseOrderBy(text: string): OrderBy[] {
  if (text.trim() === '') return [];
  return partsOf(text).map((part) => {
    const match = PART.exec(part.trim());
    if (match === null) throw invalidArgument(`Invalid order_by "${text}".`);
    const [, field = '', direction = 'asc'] = match;
    return { field: FieldPath.parse(field), direction: direction.toLowerCase() === 'desc' ? 'desc' : 'asc' };
  });
}
