import type {
  AllowNode,
  FileNode,
  FunctionNode,
  LetNode,
  MatchNode,
  MatchSegmentNode,
  NameNode,
  ServiceNode,
} from './ast.ts';
import { ExpressionParser, noSegment } from './expression-parser.ts';
import { RulesSyntaxError } from './rules-syntax-error.ts';
import type { Source } from './source.ts';
import type { Token } from './token.ts';
import { TokenStream } from './token-stream.ts';

/** Match blocks may stand inside each other up to this depth. */
const MAX_MATCH_DEPTH = 10;

/** Words that cannot be the name of a function or variable. */
const RESERVED: ReadonlySet<string> = new Set([
  ...['true', 'false', 'null', 'in', 'is', 'if', 'let', 'return'],
  ...['allow', 'match', 'function', 'service', 'rules_version'],
]);

/**
 * Reads a rules file into its tree.
 * @throws RulesSyntaxError at the first place that is not in the language.
 */
export function parseRules(source: Source): FileNode {
  return new RulesParser(source).parseFile();
}

class RulesParser {
  readonly #tokens: TokenStream;
  readonly #expressions: ExpressionParser;

  constructor(source: Source) {
    this.#tokens = new TokenStream(source);
    this.#expressions = new ExpressionParser(this.#tokens);
  }

  /** `File : Version? (Function | Service)*` */
  parseFile(): FileNode {
    const tokens = this.#tokens;
    const version = this.#parseVersion();
    const functions: FunctionNode[] = [];
    const services: ServiceNode[] = [];
    while (tokens.current.kind !== 'end') {
      if (tokens.is('function')) {
        functions.push(this.#parseFunction());
      } else if (tokens.is('service')) {
        services.push(this.#parseService());
      } else {
        throw tokens.unexpected("'service' or 'function'");
      }
    }
    return { version, functions, services };
  }

  /** `Version : rules_version = '2' ;?` */
  #parseVersion(): 1 | 2 {
    const tokens = this.#tokens;
    if (!tokens.takeIf('rules_version')) {
      return 1;
    }
    tokens.expect('=');
    const value = tokens.current;
    if (value.kind !== 'string' || (value.content !== '1' && value.content !== '2')) {
      throw new RulesSyntaxError("Invalid rules_version: it is '1' or '2'.", value.start);
    }
    tokens.take();
    tokens.takeIf(';');
    return value.content === '2' ? 2 : 1;
  }

  /** `Service : service name(.name)* { (Function | Match)* }` */
  #parseService(): ServiceNode {
    const tokens = this.#tokens;
    const { start } = tokens.expect('service');
    const name = this.#parseServiceName();
    const functions: FunctionNode[] = [];
    const matches: MatchNode[] = [];
    tokens.expect('{');
    while (!tokens.is('}')) {
      if (tokens.is('function')) {
        functions.push(this.#parseFunction());
      } else if (tokens.is('match')) {
        matches.push(this.#parseMatch(1));
      } else {
        throw tokens.unexpected("'match', 'function' or '}'");
      }
    }
    requireContent(tokens.current, 'service', [...functions, ...matches]);
    return { name, functions, matches, start, end: tokens.expect('}').end };
  }

  #parseServiceName(): NameNode {
    const first = this.#tokens.expectName('the name of a service');
    let name = first.text;
    while (this.#tokens.takeIf('.')) {
      name += `.${this.#tokens.expectName('the name of a service').text}`;
    }
    return { name, start: first.start, end: this.#tokens.previousEnd };
  }

  /** `Match : match MatchPath { (Function | Match | Allow)* }` */
  #parseMatch(depth: number): MatchNode {
    const tokens = this.#tokens;
    const { start } = tokens.expect('match');
    if (depth > MAX_MATCH_DEPTH) {
      throw new RulesSyntaxError(`Match statements nest deeper than ${MAX_MATCH_DEPTH} levels.`, start);
    }
    const path = this.#parseMatchPath();
    const functions: FunctionNode[] = [];
    const matches: MatchNode[] = [];
    const allows: AllowNode[] = [];
    tokens.expect('{');
    while (!tokens.is('}')) {
      if (tokens.is('function')) {
        functions.push(this.#parseFunction());
      } else if (tokens.is('match')) {
        matches.push(this.#parseMatch(depth + 1));
      } else if (tokens.is('allow')) {
        allows.push(this.#parseAllow());
      } else {
        throw tokens.unexpected("'allow', 'match', 'function' or '}'");
      }
    }
    requireContent(tokens.current, 'match', [...functions, ...matches, ...allows]);
    return { path, functions, matches, allows, start, end: tokens.expect('}').end };
  }

  /** `MatchPath : (/ (text | {name} | {name=*} | {name=**}))+` */
  #parseMatchPath(): MatchSegmentNode[] {
    const tokens = this.#tokens;
    const { lexer } = tokens;
    if (!tokens.is('/')) {
      throw tokens.unexpected("a path that begins with '/'");
    }
    const segments: MatchSegmentNode[] = [];
    while (tokens.is('/')) {
      const start = tokens.current.end;
      lexer.moveTo(start);
      if (lexer.isAt('{')) {
        tokens.resumeAt(start);
        segments.push(this.#parseWildcard());
      } else {
        const text = lexer.readPathSegment();
        if (text === '') {
          throw noSegment(start - 1);
        }
        segments.push({ kind: 'literal', text, start, end: lexer.offset });
        tokens.resumeAt(lexer.offset);
      }
    }
    return segments;
  }

  #parseWildcard(): MatchSegmentNode {
    const tokens = this.#tokens;
    const { start } = tokens.expect('{');
    const name = tokens.expectName('the name of a wildcard');
    const hasPattern = tokens.takeIf('=');
    // One star is one segment, as without.
    const isRecursive = hasPattern && !tokens.takeIf('*');
    if (isRecursive) {
      tokens.expect('**');
    }
    const { end } = tokens.expect('}');
    return { kind: isRecursive ? 'recursive' : 'wildcard', text: name.text, start, end };
  }

  /** `Allow : allow name (, name)* (: if Expression)? ;?` */
  #parseAllow(): AllowNode {
    const tokens = this.#tokens;
    const { start } = tokens.expect('allow');
    const methods: NameNode[] = [];
    do {
      const { text, start: nameStart, end } = tokens.expectName('a method');
      methods.push({ name: text, start: nameStart, end });
    } while (tokens.takeIf(','));
    let condition = null;
    if (tokens.is('if')) {
      throw new RulesSyntaxError("Missing ':' before 'if' condition.", tokens.current.start);
    }
    if (tokens.takeIf(':')) {
      if (!tokens.takeIf('if')) {
        throw new RulesSyntaxError("Missing 'if' before conditional expression.", tokens.current.start);
      }
      if (tokens.is(';')) {
        throw new RulesSyntaxError("Missing conditional expression after 'if'.", tokens.current.start);
      }
      condition = this.#expressions.parse();
    }
    tokens.takeIf(';');
    return { methods, condition, start, end: tokens.previousEnd };
  }

  /** `Function : function name ( (name),* ) { Let* return Expression ;? }` */
  #parseFunction(): FunctionNode {
    const tokens = this.#tokens;
    const { start } = tokens.expect('function');
    const name = this.#parseName('the name of a function');
    const parameters: NameNode[] = [];
    tokens.expect('(');
    while (!tokens.is(')')) {
      parameters.push(this.#parseName("a parameter or ')'"));
      if (!tokens.is(')')) {
        tokens.expect(',');
      }
    }
    tokens.expect(')');
    tokens.expect('{');
    const lets: LetNode[] = [];
    while (tokens.is('let')) {
      lets.push(this.#parseLet());
    }
    tokens.expect('return');
    const result = this.#expressions.parse();
    tokens.takeIf(';');
    return { name, parameters, lets, result, start, end: tokens.expect('}').end };
  }

  /** `Let : let name = Expression ;` */
  #parseLet(): LetNode {
    const { start } = this.#tokens.expect('let');
    const name = this.#parseName('the name of a variable');
    this.#tokens.expect('=');
    const value = this.#expressions.parse();
    return { name, value, start, end: this.#tokens.expect(';').end };
  }

  #parseName(what: string): NameNode {
    if (RESERVED.has(this.#tokens.current.text)) {
      throw this.#tokens.unexpected(what);
    }
    const { text, start, end } = this.#tokens.expectName(what);
    return { name: text, start, end };
  }
}

function requireContent(closing: Token, kind: string, content: readonly unknown[]): void {
  if (content.length === 0) {
    throw new RulesSyntaxError(`The '${kind}' body must contain at least one declaration.`, closing.start);
  }
}
