/** A floating-point number. Whole numbers without it are ints, held as `bigint`. */
export class RulesFloat {
  readonly value: number;

  constructor(value: number) {
    this.value = value;
  }
}

const MAX_INT = 2n ** 63n - 1n;
const MIN_INT = -(2n ** 63n);

/** A whole number as an int: what is beyond 64 bits comes to their end, and NaN is 0. */
export function saturated(whole: number): bigint {
  if (Number.isNaN(whole)) return 0n;
  if (whole >= Number(MAX_INT)) return MAX_INT;
  return whole <= Number(MIN_INT) ? MIN_INT : BigInt(whole);
}
