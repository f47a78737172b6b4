import { type Document, fieldAt } from '../model/document.ts';
import { withField } from '../model/field-edits.ts';
import type { FieldPath } from '../model/field-path.ts';
import { doubleValue, type Value } from '../model/value.ts';

/** How far two vectors are apart. */
export type DistanceMeasure = 'euclidean' | 'cosine' | 'dot-product';

/** Which documents of a query's result lie nearest to a vector (`find_nearest`). */
export interface NearestSearch {
  readonly field: FieldPath;
  readonly vector: readonly number[];
  readonly measure: DistanceMeasure;
  readonly limit: number;
  /** The name of the field that gets the distance, dots and all; null: the documents stay as they are. */
  readonly resultField: string | null;
  /** The greatest distance, for dot products the least product; null: none. */
  readonly threshold: number | null;
}

/**
 * The nearest of the documents, nearest first. Those whose field holds no vector of the same length are left out, as
 * they stand in no vector index.
 */
export function nearestDocuments(documents: readonly Document[], search: NearestSearch): Document[] {
  const { field, vector, measure, limit, resultField, threshold } = search;
  const sign = measure === 'dot-product' ? -1 : 1;
  const found: { document: Document; distance: number }[] = [];
  for (const document of documents) {
    const other = vectorOf(fieldAt(document.fields, field));
    if (other?.length !== vector.length) continue;
    const distance = DISTANCES[measure](vector, other);
    const isNearEnough = threshold === null || sign * distance <= sign * threshold;
    if (isNearEnough) found.push({ document, distance });
  }
  // The sort is stable: of equally near ones the first in the query's order stays first. No angle has a vector of zeros.
  const rank = (distance: number) => (Number.isNaN(distance) ? Number.MAX_VALUE : sign * distance);
  found.sort((a, b) => rank(a.distance) - rank(b.distance));
  return found
    .slice(0, limit)
    .map(({ document, distance }) =>
      resultField === null
        ? document
        : { ...document, fields: withField(document.fields, [resultField], doubleValue(distance)) },
    );
}

/** The numbers of a vector value; undefined for anything else. */
export function vectorOf(value: Value | undefined): readonly number[] | undefined {
  return value?.kind === 'vector' ? value.values.map((element) => Number(element.value)) : undefined;
}

const DISTANCES: Readonly<Record<DistanceMeasure, (a: readonly number[], b: readonly number[]) => number>> = {
  euclidean: (a, b) => Math.sqrt(sum(a, (x, at) => (x - (b[at] ?? 0)) ** 2)),
  cosine: (a, b) => 1 - dotProduct(a, b) / Math.sqrt(dotProduct(a, a) * dotProduct(b, b)),
  'dot-product': dotProduct,
};

function dotProduct(a: readonly number[], b: readonly number[]): number {
  return sum(a, (x, at) => x * (b[at] ?? 0));
}

function sum(numbers: readonly number[], term: (x: number, at: number) => number): number {
  return numbers.reduce((total, x, at) => total + term(x, at), 0);
}
