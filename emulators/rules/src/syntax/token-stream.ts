import { Lexer } from './lexer.ts';
import { RulesSyntaxError } from './rules-syntax-error.ts';
import type { Source } from './source.ts';
import type { Token } from './token.ts';

/** The tokens of a source with one in view, and the questions a parser asks of it. */
export class TokenStream {
  readonly lexer: Lexer;
  current: Token;
  /** The end of the token before the current one. */
  previousEnd = 0;

  constructor(source: Source) {
    this.lexer = new Lexer(source);
    this.current = this.lexer.next();
  }

  /** Takes the current token. */
  take(): Token {
    const token = this.current;
    this.previousEnd = token.end;
    this.current = this.lexer.next();
    return token;
  }

  /** Goes on with the token after this offset; needed after the lexer was used directly. */
  resumeAt(offset: number): void {
    this.lexer.moveTo(offset);
    this.previousEnd = offset;
    this.current = this.lexer.next();
  }

  /** True if the current token is this sign or word. */
  is(text: string): boolean {
    const { kind } = this.current;
    return (kind === 'punctuation' || kind === 'identifier') && this.current.text === text;
  }

  /** Takes the current token if it is this sign or word. */
  takeIf(text: string): boolean {
    if (!this.is(text)) {
      return false;
    }
    this.take();
    return true;
  }

  /** Takes this sign or word, or throws. */
  expect(text: string): Token {
    if (!this.is(text)) {
      throw this.unexpected(`'${text}'`);
    }
    return this.take();
  }

  /** Takes a name, or throws. */
  expectName(what: string): Token {
    if (this.current.kind !== 'identifier') {
      throw this.unexpected(what);
    }
    return this.take();
  }

  /** The error for a current token that does not fit. */
  unexpected(expected: string): RulesSyntaxError {
    const shown = this.current.kind === 'end' ? 'end of file' : `'${this.current.text}'`;
    return new RulesSyntaxError(`Unexpected ${shown}, expected ${expected}.`, this.current.start);
  }
}
