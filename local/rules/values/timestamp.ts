/** A moment: whole seconds since 1970 (UTC) and the nanoseconds after them, 0 to 999,999,999. */
export class RulesTimestamp {
  readonly seconds: number;
  readonly nanos: number;

  constructor(seconds: number, nanos: number) {
    this.seconds = seconds;
    this.nanos = nanos;
  }
}
