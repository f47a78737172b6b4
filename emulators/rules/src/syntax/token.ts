/** What a token is; punctuation stands for itself in `text`. */
export type TokenKind = 'identifier' | 'int' | 'float' | 'string' | 'bytes' | 'punctuation' | 'end';

/** A token with its place: `start` to, but without, `end`. */
export interface Token {
  readonly kind: TokenKind;
  readonly start: number;
  readonly end: number;
  /** As written. */
  readonly text: string;
  /** A string's or bytes' content with its escapes resolved. */
  readonly content: string;
}
