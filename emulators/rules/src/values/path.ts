/** A resource path such as `/databases/(default)/documents/users/u1`, as its segments. */
export class RulesPath {
  readonly segments: readonly string[];

  constructor(segments: readonly string[]) {
    this.segments = segments;
  }

  /** As it is written, with a slash before each segment. */
  toString(): string {
    return this.segments.map((segment) => `/${segment}`).join('');
  }
}
