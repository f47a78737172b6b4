import type { DocumentLookup, RulesResource } from '../requests/request.ts';
import { aDocument } from './a-request.ts';

/** A lookup that finds these documents, given by their paths below the root, and notes what was asked for. */
export function documentsOf(
  before: Record<string, Record<string, unknown>>,
  after: Record<string, Record<string, unknown>> = before,
): DocumentLookup & { readonly asked: string[] } {
  const asked: string[] = [];
  return {
    asked,
    get(path, when): RulesResource | null {
      const id = path.slice(3).join('/');
      asked.push(`${when} ${id}`);
      const fields = (when === 'before' ? before : after)[id];
      return fields === undefined ? null : aDocument(id, fields);
    },
  };
}

/** A lookup that finds nothing. */
export const NO_DOCUMENTS: DocumentLookup = { get: () => null };
