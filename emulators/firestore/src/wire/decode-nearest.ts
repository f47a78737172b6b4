import { FieldPath, invalidArgument, isReserved } from '../model/index.ts';
import type { DistanceMeasure, NearestSearch } from '../query/index.ts';
import { vectorOf } from '../query/nearest.ts';
import { decodeValue } from './decode-value.ts';
import type { WireFindNearest, WireStructuredQuery } from './messages.ts';

/** https://cloud.google.com/firestore/docs/vector-search#limitations */
const MAX_NEIGHBORS = 1000;

const DISTANCE_MEASURES: Readonly<Record<string, DistanceMeasure>> = {
  EUCLIDEAN: 'euclidean',
  COSINE: 'cosine',
  DOT_PRODUCT: 'dot-product',
};

/**
 * The search of a query for the vectors nearest to one, in the engine's terms.
 *
 * @throws FirestoreError INVALID_ARGUMENT
 */
export function decodeNearest(search: WireFindNearest, query: WireStructuredQuery): NearestSearch {
  const vector = vectorOf(decodeValue(search.queryVector));
  if (vector === undefined) throw invalidArgument('Query Value must be of type vector.');
  const limit = search.limit?.value ?? 0;
  if (limit < 1 || limit > MAX_NEIGHBORS) {
    throw invalidArgument(`FindNearest.limit must be a positive integer of no more than ${MAX_NEIGHBORS}`);
  }
  const measure = DISTANCE_MEASURES[search.distanceMeasure ?? ''];
  if (measure === undefined) throw invalidArgument('Unknown Distance Measure.');
  const field = FieldPath.parse(search.vectorField?.fieldPath ?? '');
  if (query.limit !== undefined) throw invalidArgument('A query limit cannot be used with FindNearest');
  if (query.offset) throw invalidArgument('A query offset cannot be used with FindNearest');
  if (query.startAt !== undefined || query.endAt !== undefined) {
    throw invalidArgument('A cursor cannot be used with FindNearest');
  }
  const resultField = search.distanceResultField || null;
  if (resultField !== null && isReserved(resultField)) {
    throw invalidArgument(`The distanceResultField.property.name "${resultField}" is reserved.`);
  }
  const threshold = search.distanceThreshold === undefined ? null : (search.distanceThreshold.value ?? 0);
  return { field, vector, measure, limit, resultField, threshold };
}
