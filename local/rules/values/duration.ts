/** A span of time; negative spans have a negative `seconds` and `nanos` still from 0 to 999,999,999. */
export class RulesDuration {
  readonly seconds: number;
  readonly nanos: number;

  constructor(seconds: number, nanos: number) {
    this.seconds = seconds;
    this.nanos = nanos;
  }
}
