import type { BinaryOperator, Expression, PathNode } from './ast.ts';
import { LEVEL_OF } from './operators.ts';
import { RulesSyntaxError } from './rules-syntax-error.ts';
import type { TokenStream } from './token-stream.ts';

/** Expressions nested deeper than this are refused, which also keeps the parser off the end of the stack. */
const MAX_NESTING = 200;

const MAX_INT = 2n ** 63n - 1n;

/** The types that may stand after `is`, in the order that the official message has. */
const TYPES = [
  ...['bool', 'bytes', 'constraint', 'duration', 'float', 'int', 'latlng', 'list'],
  ...['vector', 'set', 'number', 'map', 'string', 'timestamp', 'path', 'map_diff'],
];

/** Reads expressions from a token stream. */
export class ExpressionParser {
  readonly #tokens: TokenStream;
  #nesting = 0;

  constructor(tokens: TokenStream) {
    this.#tokens = tokens;
  }

  /** `Expression : Operation (? Expression : Expression)?` */
  parse(): Expression {
    this.#nesting += 1;
    if (this.#nesting > MAX_NESTING) {
      throw new RulesSyntaxError('Expression is too complex to evaluate safely.', this.#tokens.current.start);
    }
    let node = this.#parseOperation(0);
    if (this.#tokens.takeIf('?')) {
      const whenTrue = this.parse();
      this.#tokens.expect(':');
      const whenFalse = this.parse();
      node = { kind: 'conditional', condition: node, whenTrue, whenFalse, ...span(node, whenFalse) };
    }
    this.#nesting -= 1;
    return node;
  }

  /**
   * `Operation : Unary (operator Operation | is name)*`, of operators from this level on. What stands before an `is`
   * is complete with the type, so that operators of any level may follow: `1 is int == true`.
   */
  #parseOperation(loosest: number): Expression {
    let left = this.#parseUnary();
    for (;;) {
      const { text, kind } = this.#tokens.current;
      const level = kind === 'punctuation' || kind === 'identifier' ? LEVEL_OF.get(text) : undefined;
      if (level === undefined || level < loosest) {
        return left;
      }
      this.#tokens.take();
      left = text === 'is' ? this.#parseTypeTest(left) : this.#parseRight(left, text, level);
    }
  }

  #parseRight(left: Expression, operator: string, level: number): Expression {
    const right = this.#parseOperation(level + 1);
    return operator === '&&' || operator === '||'
      ? { kind: 'logical', operator, left, right, ...span(left, right) }
      : { kind: 'binary', operator: operator as BinaryOperator, left, right, ...span(left, right) };
  }

  #parseTypeTest(operand: Expression): Expression {
    const type = this.#tokens.expectName('a type');
    if (!TYPES.includes(type.text)) {
      throw new RulesSyntaxError(
        `An unsupported type identifier was used with the 'is' operator. Received ${type.text}. ` +
          `Expected one of ${TYPES.join(',')}`,
        type.end,
      );
    }
    return { kind: 'type-test', operand, type: type.text, start: operand.start, end: type.end };
  }

  /** `Unary : ! Unary | - Postfix | Postfix` */
  #parseUnary(): Expression {
    const tokens = this.#tokens;
    if (!tokens.is('!') && !tokens.is('-')) {
      return this.#parsePostfix();
    }
    this.#nesting += 1;
    if (this.#nesting > MAX_NESTING) {
      throw new RulesSyntaxError('Expression is too complex to evaluate safely.', tokens.current.start);
    }
    const sign = tokens.take();
    const operator = sign.text === '!' ? '!' : '-';
    let node: Expression;
    if (operator === '-' && tokens.current.kind === 'int') {
      const literal = tokens.current;
      node = {
        kind: 'literal',
        value: this.#takeInt(MAX_INT + 1n) * -1n,
        start: sign.start,
        end: literal.end,
      };
      node = this.#parsePostfixOf(node);
    } else {
      const operand = operator === '!' ? this.#parseUnary() : this.#parsePostfix();
      node = { kind: 'unary', operator, operand, start: sign.start, end: operand.end };
    }
    this.#nesting -= 1;
    return node;
  }

  #parsePostfix(): Expression {
    return this.#parsePostfixOf(this.#parsePrimary());
  }

  /** `Postfix : Primary (. name | . name ( Arguments ) | [ Expression ] | [ Expression : Expression ])*` */
  #parsePostfixOf(primary: Expression): Expression {
    const tokens = this.#tokens;
    let node = primary;
    for (;;) {
      if (tokens.takeIf('.')) {
        const name = tokens.expectName('a property or method');
        if (tokens.is('(')) {
          const args = this.#parseArguments();
          const place = { nameStart: name.start, start: node.start, end: tokens.previousEnd };
          node = { kind: 'method-call', object: node, name: name.text, args, ...place };
        } else {
          node = { kind: 'member', object: node, name: name.text, start: node.start, end: name.end };
        }
      } else if (tokens.takeIf('[')) {
        node = this.#parseIndex(node);
      } else {
        return node;
      }
    }
  }

  #parseIndex(object: Expression): Expression {
    const index = this.parse();
    if (this.#tokens.takeIf(':')) {
      const to = this.parse();
      const end = this.#tokens.expect(']').end;
      return { kind: 'slice', object, from: index, to, start: object.start, end };
    }
    const end = this.#tokens.expect(']').end;
    return { kind: 'index', object, index, start: object.start, end };
  }

  #parseArguments(): Expression[] {
    this.#tokens.expect('(');
    return this.#parseSequence(')');
  }

  /** Expressions between commas up to the closing sign, which is taken. */
  #parseSequence(close: string): Expression[] {
    const elements: Expression[] = [];
    while (!this.#tokens.is(close)) {
      elements.push(this.parse());
      if (!this.#tokens.is(close)) {
        this.#tokens.expect(',');
      }
    }
    this.#tokens.expect(close);
    return elements;
  }

  /** `Primary : literal | name | name ( Arguments ) | ( Expression ) | List | Map | Path` */
  #parsePrimary(): Expression {
    const tokens = this.#tokens;
    const token = tokens.current;
    const { start, end } = token;
    switch (token.kind) {
      case 'int':
        return { kind: 'literal', value: this.#takeInt(MAX_INT), start, end };
      case 'float':
        tokens.take();
        return { kind: 'literal', value: Number(token.text), start, end };
      case 'string':
        tokens.take();
        return { kind: 'literal', value: token.content, start, end };
      case 'bytes':
        tokens.take();
        return { kind: 'bytes', text: token.content, start, end };
      case 'identifier':
        return this.#parseName();
      default:
        break;
    }
    if (tokens.takeIf('(')) {
      const inner = this.parse();
      tokens.expect(')');
      return { ...inner, brackets: (inner.brackets ?? 0) + 1 };
    }
    if (tokens.takeIf('[')) {
      const elements = this.#parseSequence(']');
      return { kind: 'list', elements, start, end: tokens.previousEnd };
    }
    if (tokens.is('{')) {
      return this.#parseMap();
    }
    if (tokens.is('/')) {
      return this.#parsePath();
    }
    throw tokens.unexpected('an expression');
  }

  #takeInt(max: bigint): bigint {
    const token = this.#tokens.take();
    const value = BigInt(token.text);
    if (value > max) {
      throw new RulesSyntaxError(`Invalid number literal ${token.text}.`, token.start);
    }
    return value;
  }

  #parseName(): Expression {
    const { start, end, text } = this.#tokens.take();
    if (text === 'true' || text === 'false') {
      return { kind: 'literal', value: text === 'true', start, end };
    }
    if (text === 'null') {
      return { kind: 'literal', value: null, start, end };
    }
    if (this.#tokens.is('(')) {
      const args = this.#parseArguments();
      return { kind: 'call', name: text, args, start, end: this.#tokens.previousEnd };
    }
    return { kind: 'variable', name: text, start, end };
  }

  /** `Map : { (Expression : Expression),* }` */
  #parseMap(): Expression {
    const tokens = this.#tokens;
    const { start } = tokens.expect('{');
    const entries: { key: Expression; value: Expression }[] = [];
    while (!tokens.is('}')) {
      const key = this.#parseOperation(0);
      tokens.expect(':');
      entries.push({ key, value: this.parse() });
      if (!tokens.is('}')) {
        tokens.expect(',');
      }
    }
    const { end } = tokens.expect('}');
    return { kind: 'map', entries, start, end };
  }

  /** `Path : (/ segment)+`, a segment being literal text or `$( Expression )`; no spaces between. */
  #parsePath(): PathNode {
    const { lexer } = this.#tokens;
    const { start } = this.#tokens.current;
    const segments: (string | Expression)[] = [];
    let offset = start;
    lexer.moveTo(offset);
    while (lexer.isAt('/')) {
      lexer.moveTo(offset + 1);
      if (lexer.isAt('$')) {
        this.#tokens.resumeAt(offset + 1);
        this.#tokens.expect('$');
        this.#tokens.expect('(');
        segments.push(this.parse());
        // Not taken yet: what follows it is for the lexer to read as a path.
        if (!this.#tokens.is(')')) {
          throw this.#tokens.unexpected("')'");
        }
        offset = this.#tokens.current.end;
      } else {
        const text = lexer.readPathSegment();
        if (text === '') {
          throw noSegment(offset);
        }
        segments.push(text);
        offset = lexer.offset;
      }
      lexer.moveTo(offset);
    }
    this.#tokens.resumeAt(offset);
    return { kind: 'path', segments, start, end: offset };
  }
}

/** The error for a path that ends in, or begins with, a mere slash. */
export function noSegment(slash: number): RulesSyntaxError {
  return new RulesSyntaxError("Forward slash '/' found where identifier or binding expected.", slash);
}

function span(first: Expression, last: Expression): { start: number; end: number } {
  return { start: first.start, end: last.end };
}
