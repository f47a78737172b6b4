/** A resource path such as `/databases/(default)/documents/users/u1`, as its segments. */
export class RulesPath {
  readonly segments: readonly string[];
  #text: string | null = null;

  constructor(segments: readonly string[]) {
    this.segments = segments;
  }

  /** As it is written, with a slash before each segment. */
  toString(): string {
    this.#text ??= this.segments.length === 0 ? '' : `/${this.segments.join('/')}`;
    return this.#text;
  }
}
