/** A floating-point number. Whole numbers without it are ints, held as `bigint`. */
export class RulesFloat {
  readonly value: number;

  constructor(value: number) {
    this.value = value;
  }
}
