import { isDigit, isIdentifierPart, isIdentifierStart, isPathCharacter, isSpace } from './characters.ts';
import { RulesSyntaxError } from './rules-syntax-error.ts';
import type { Source } from './source.ts';
import type { Token, TokenKind } from './token.ts';

/** Longest first, so that `&&` is not read as two signs. */
const PUNCTUATION = [
  ...['**', '&&', '||', '==', '!=', '<=', '>=', '++', '--'],
  ...[
    '{',
    '}',
    '(',
    ')',
    '[',
    ']',
    ',',
    ';',
    ':',
    '.',
    '?',
    '!',
    '<',
    '>',
    '+',
    '-',
    '*',
    '/',
    '%',
    '=',
    '$',
  ],
];

const ESCAPES: ReadonlyMap<string, string> = new Map([
  ['b', '\b'],
  ['f', '\f'],
  ['\\', '\\'],
  ["'", "'"],
  ['"', '"'],
  ['/', '/'],
  ['n', '\n'],
  ['r', '\r'],
  ['t', '\t'],
]);

/** As long as `\u0041`. */
const LONGEST_ESCAPE = 6;

/**
 * Reads tokens on demand. Whether a `/` divides or begins a path only the parser knows, so path segments are read by
 * {@link Lexer.readPathSegment} at the parser's word.
 */
export class Lexer {
  readonly source: Source;
  #offset = 0;

  constructor(source: Source) {
    this.source = source;
  }

  /** Goes (back) to an offset. */
  moveTo(offset: number): void {
    this.#offset = offset;
  }

  /** The next token after spaces and comments. */
  next(): Token {
    this.#skipSpaceAndComments();
    const { text } = this.source;
    const start = this.#offset;
    if (start >= text.length) {
      return this.#token('end', start);
    }
    const char = text.charAt(start);
    if (char === 'b' && isQuote(text.charAt(start + 1))) {
      this.#offset += 1;
      return this.#string('bytes', start);
    }
    if (isIdentifierStart(char)) {
      return this.#identifier(start);
    }
    if (isDigit(char) || (char === '.' && isDigit(text.charAt(start + 1)))) {
      return this.#number(start);
    }
    if (isQuote(char)) {
      return this.#string('string', start);
    }
    const sign = PUNCTUATION.find((candidate) => text.startsWith(candidate, start));
    if (sign === undefined) {
      const shown = String.fromCodePoint(text.codePointAt(start) ?? 0);
      throw new RulesSyntaxError(`Unexpected '${shown}'.`, start);
    }
    if (sign === '++' || sign === '--') {
      throw new RulesSyntaxError('Increment (++) and decrement (--) operators are not supported.', start);
    }
    this.#offset += sign.length;
    return this.#token('punctuation', start);
  }

  /** True if the very next character is this one. */
  isAt(char: string): boolean {
    return this.source.text.charAt(this.#offset) === char;
  }

  /** The offset of the next character. */
  get offset(): number {
    return this.#offset;
  }

  /** A literal segment of a path such as `users` or `(default)`; empty if none stands here. */
  readPathSegment(): string {
    const { text } = this.source;
    const start = this.#offset;
    const inBrackets = this.isAt('(');
    let end = inBrackets ? start + 1 : start;
    while (end < text.length && isPathCharacter(text.charAt(end))) {
      end += 1;
    }
    if (inBrackets) {
      if (text.charAt(end) !== ')') {
        throw new RulesSyntaxError("Expected ')' in the path.", end);
      }
      end += 1;
    }
    this.#offset = end;
    return text.slice(start, end);
  }

  #skipSpaceAndComments(): void {
    const { text } = this.source;
    while (this.#offset < text.length) {
      if (isSpace(text.charAt(this.#offset))) {
        this.#offset += 1;
      } else if (text.startsWith('//', this.#offset)) {
        const end = text.indexOf('\n', this.#offset);
        this.#offset = end === -1 ? text.length : end;
      } else if (text.startsWith('/*', this.#offset)) {
        const end = text.indexOf('*/', this.#offset + 2);
        if (end === -1) {
          throw new RulesSyntaxError("This comment has no end: '*/' is missing.", this.#offset);
        }
        this.#offset = end + 2;
      } else {
        return;
      }
    }
  }

  #identifier(start: number): Token {
    this.#skipWhile(isIdentifierPart);
    return this.#token('identifier', start);
  }

  #number(start: number): Token {
    if (this.isAt('0')) {
      // Nothing follows a leading 0: `01` is two numbers.
      this.#offset += 1;
    } else {
      this.#skipWhile(isDigit);
    }
    let kind: TokenKind = 'int';
    if (this.isAt('.')) {
      kind = 'float';
      this.#offset += 1;
      this.#skipWhile(isDigit);
    }
    return this.#token(kind, start);
  }

  #string(kind: 'string' | 'bytes', start: number): Token {
    const { text } = this.source;
    const quote = text.charAt(this.#offset);
    let content = '';
    this.#offset += 1;
    while (!this.isAt(quote)) {
      const char = text.charAt(this.#offset);
      if (char === '' || char === '\n' || char === '\r') {
        throw new RulesSyntaxError('This string has no end on its line.', start);
      }
      if (char === '\\') {
        content += this.#escaped();
      } else {
        content += char;
        this.#offset += 1;
      }
    }
    this.#offset += 1;
    return this.#token(kind, start, content);
  }

  /** The character that an escape sequence stands for; goes on behind it. */
  #escaped(): string {
    const { text } = this.source;
    const rest = text.slice(this.#offset, this.#offset + LONGEST_ESCAPE);
    const code = /^\\(?:x([0-9a-fA-F]{2})|u([0-9a-fA-F]{4})|([0-3][0-7]{2}))/.exec(rest);
    if (code !== null) {
      const [sequence, byte, unit, octal] = code;
      this.#offset += sequence.length;
      const hex = byte ?? unit;
      return String.fromCharCode(
        hex === undefined ? Number.parseInt(octal ?? '', 8) : Number.parseInt(hex, 16),
      );
    }
    const char = text.charAt(this.#offset + 1);
    const known = ESCAPES.get(char);
    if (known === undefined) {
      throw new RulesSyntaxError(
        `Invalid escape sequence '\\${char}': write \\\\ for a backslash.`,
        this.#offset,
      );
    }
    this.#offset += 2;
    return known;
  }

  #skipWhile(test: (char: string) => boolean): void {
    while (this.#offset < this.source.text.length && test(this.source.text.charAt(this.#offset))) {
      this.#offset += 1;
    }
  }

  #token(kind: TokenKind, start: number, content = ''): Token {
    return { kind, start, end: this.#offset, text: this.source.text.slice(start, this.#offset), content };
  }
}

function isQuote(char: string): boolean {
  return char === "'" || char === '"';
}
