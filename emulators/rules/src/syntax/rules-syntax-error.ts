/** Text that is not in the rules language; `offset` is where it stops being so. */
export class RulesSyntaxError extends Error {
  readonly offset: number;

  constructor(message: string, offset: number) {
    super(message);
    this.name = 'RulesSyntaxError';
    this.offset = offset;
  }
}
