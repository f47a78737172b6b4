import { type Document, fieldAt } from '../model/document.ts';
import type { FieldPath } from '../model/field-path.ts';
import { invalidArgument } from '../model/firestore-error.ts';
import { isReserved } from '../model/validate-path.ts';
import { doubleValue, integerValue, isNumber, NULL, type Value } from '../model/value.ts';

/** One figure over the documents of a query. Those with an empty alias are named `field_1`, `field_2`… in order. */
export type Aggregation =
  | { readonly kind: 'count'; readonly alias: string; readonly upTo: number | null }
  | { readonly kind: 'sum'; readonly alias: string; readonly field: FieldPath }
  | { readonly kind: 'average'; readonly alias: string; readonly field: FieldPath };

/** The figures by alias. */
export type AggregationResult = ReadonlyMap<string, Value>;

const MAX_AGGREGATIONS = 5;
const MIN_INT64 = -(2n ** 63n);
const MAX_INT64 = 2n ** 63n - 1n;

/** The aggregations, each with a name. */
export function nameAggregations(aggregations: readonly Aggregation[]): Aggregation[] {
  let unnamed = 0;
  return aggregations.map((aggregation) => {
    if (aggregation.alias !== '') return aggregation;
    unnamed += 1;
    return { ...aggregation, alias: `field_${unnamed}` };
  });
}

/**
 * Refuses what Firestore refuses in aggregations.
 *
 * @param select the fields that the query is limited to; null for whole documents
 * @throws FirestoreError INVALID_ARGUMENT
 */
export function validateAggregations(
  aggregations: readonly Aggregation[],
  select: readonly FieldPath[] | null,
): void {
  if (aggregations.length === 0) throw invalidArgument('Aggregations can not be empty.');
  if (aggregations.length > MAX_AGGREGATIONS) {
    throw invalidArgument(
      `The maximum number of aggregations allowed in an aggregation query is ${MAX_AGGREGATIONS}. ` +
        `Received: ${aggregations.length}`,
    );
  }
  const aliases = new Set<string>();
  for (const aggregation of nameAggregations(aggregations)) {
    const { alias } = aggregation;
    if (aliases.has(alias)) throw invalidArgument(`Aggregation aliases contain duplicate alias: ${alias}.`);
    aliases.add(alias);
    if (isReserved(alias)) throw invalidArgument(`The property.name "${alias}" is reserved.`);
    validateOperand(aggregation);
  }
  if (select !== null) validateMask(aggregatedFields(aggregations), select);
}

/** A query whose fields are aggregated may name none, not even these. */
function validateMask(aggregated: readonly FieldPath[], select: readonly FieldPath[]): void {
  if (aggregated.length === 0) return;
  if (select.every((path) => path.isName)) {
    throw invalidArgument(
      'Aggregation over non-key properties is not supported for base query that only returns keys.',
    );
  }
  const absent = aggregated.find((field) => !select.some((path) => path.isPrefixOf(field)));
  throw invalidArgument(
    absent === undefined
      ? 'Cannot apply property masks when aggregation fields are present.'
      : `The aggregation property ${absent.key} is not present in the base query's property mask.`,
  );
}

function validateOperand(aggregation: Aggregation): void {
  if (aggregation.kind === 'count') {
    if (aggregation.upTo === null || aggregation.upTo >= 0) return;
    throw invalidArgument('The `up_to` value in a COUNT aggregation must be greater than or equal to zero.');
  }
  if (aggregation.field.isName) {
    throw invalidArgument('Aggregations are not supported for the property: __key__');
  }
}

/** The fields documents must have to be counted at all. */
export function aggregatedFields(aggregations: readonly Aggregation[]): FieldPath[] {
  return aggregations.flatMap((aggregation) => (aggregation.kind === 'count' ? [] : [aggregation.field]));
}

/** The figure over the documents of the query. */
export function aggregate(aggregation: Aggregation, documents: readonly Document[]): Value {
  switch (aggregation.kind) {
    case 'count':
      return countValue(aggregation, documents.length);
    case 'sum':
      return sumValue(total(documents, aggregation.field));
    case 'average': {
      const { integers, doubles, count } = total(documents, aggregation.field);
      return count === 0 ? NULL : doubleValue((Number(integers) + doubles) / count);
    }
  }
}

/** A count as the answer gives it. */
export function countValue({ upTo }: Extract<Aggregation, { kind: 'count' }>, count: number): Value {
  return integerValue(upTo === null ? count : Math.min(count, upTo));
}

interface Total {
  readonly integers: bigint;
  readonly doubles: number;
  readonly hasDouble: boolean;
  readonly count: number;
}

function total(documents: readonly Document[], field: FieldPath): Total {
  let integers = 0n;
  let doubles = 0;
  let hasDouble = false;
  let count = 0;
  for (const document of documents) {
    const value = fieldAt(document.fields, field);
    if (value === undefined || !isNumber(value)) continue;
    count++;
    if (value.kind === 'integer') {
      integers += value.value;
    } else {
      hasDouble = true;
      doubles += value.value;
    }
  }
  return { integers, doubles, hasDouble, count };
}

function sumValue({ integers, doubles, hasDouble }: Total): Value {
  if (hasDouble || integers < MIN_INT64 || integers > MAX_INT64)
    return doubleValue(Number(integers) + doubles);
  return integerValue(integers);
}
