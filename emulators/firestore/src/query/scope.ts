import type { DocumentPath } from '../model/path.ts';
import type { Query } from './query.ts';

/** True when the document lies where the query looks. */
export function isInScope({ parent, collectionId, allDescendants }: Query, path: DocumentPath): boolean {
  const depth = parent?.segments.length ?? 0;
  const below = path.segments.length - depth;
  if (allDescendants ? below < 2 : below !== 2) return false;
  if (collectionId !== null && path.collectionId !== collectionId) return false;
  return parent === null || path.key.startsWith(`${parent.key}/`);
}
