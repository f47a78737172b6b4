import { compareIds } from '../../model/compare-paths.ts';
import type { DocumentPath } from '../../model/path.ts';

/**
 * Which documents and collections have something below them. Collections exist only by their documents, and
 * a document that was never written can still be the parent of others.
 */
export class CollectionTree {
  /** How many documents lie at any depth in each collection of a document (`''` for the root). */
  readonly #collections = new Map<string, Map<string, number>>();
  /** How many documents lie below each document of a collection. */
  readonly #parents = new Map<string, Map<string, number>>();

  add(path: DocumentPath): void {
    this.#count(path, 1);
  }

  remove(path: DocumentPath): void {
    this.#count(path, -1);
  }

  /** The ids of the collections of a document, sorted. */
  collectionIds(parent: DocumentPath | null): string[] {
    return [...(this.#collections.get(parent?.key ?? '')?.keys() ?? [])].sort(compareIds);
  }

  /** The ids in a collection with documents below them, whether they are documents themselves or not. */
  parentIds(collectionKey: string): string[] {
    return [...(this.#parents.get(collectionKey)?.keys() ?? [])];
  }

  #count({ segments }: DocumentPath, step: number): void {
    for (let depth = 0; depth < segments.length; depth += 2) {
      const collectionId = segments[depth] as string;
      change(this.#collections, segments.slice(0, depth).join('/'), collectionId, step);
      if (depth + 2 === segments.length) break;
      change(this.#parents, segments.slice(0, depth + 1).join('/'), segments[depth + 1] as string, step);
    }
  }
}

function change(counts: Map<string, Map<string, number>>, key: string, id: string, step: number): void {
  let inner = counts.get(key);
  if (inner === undefined) {
    inner = new Map();
    counts.set(key, inner);
  }
  const count = (inner.get(id) ?? 0) + step;
  if (count > 0) inner.set(id, count);
  else inner.delete(id);
  if (inner.size === 0) counts.delete(key);
}
