/** Where a node stands: offsets from `start` to, but without, `end`. */
export interface Place {
  readonly start: number;
  readonly end: number;
  /** How many pairs of round brackets stand around an expression; none when absent. */
  readonly brackets?: number;
}

/** A constant. Ints are `bigint`, floats `number`; bytes are given as text. */
export interface LiteralNode extends Place {
  readonly kind: 'literal';
  readonly value: null | boolean | bigint | number | string;
}

/** `b'text'` */
export interface BytesNode extends Place {
  readonly kind: 'bytes';
  readonly text: string;
}

/** `[a, b]` */
export interface ListNode extends Place {
  readonly kind: 'list';
  readonly elements: readonly Expression[];
}

/** `{'key': value}` */
export interface MapNode extends Place {
  readonly kind: 'map';
  readonly entries: readonly { readonly key: Expression; readonly value: Expression }[];
}

/** `/users/$(uid)` */
export interface PathNode extends Place {
  readonly kind: 'path';
  readonly segments: readonly (string | Expression)[];
}

/** `name` */
export interface VariableNode extends Place {
  readonly kind: 'variable';
  readonly name: string;
}

/** `object.name` */
export interface MemberNode extends Place {
  readonly kind: 'member';
  readonly object: Expression;
  readonly name: string;
}

/** `object[index]` */
export interface IndexNode extends Place {
  readonly kind: 'index';
  readonly object: Expression;
  readonly index: Expression;
}

/** `object[from:to]` */
export interface SliceNode extends Place {
  readonly kind: 'slice';
  readonly object: Expression;
  readonly from: Expression;
  readonly to: Expression;
}

/** `name(args)` */
export interface CallNode extends Place {
  readonly kind: 'call';
  readonly name: string;
  readonly args: readonly Expression[];
}

/** `object.name(args)`: a method, or a function of the namespace that `object` names. */
export interface MethodCallNode extends Place {
  readonly kind: 'method-call';
  readonly object: Expression;
  readonly name: string;
  readonly nameStart: number;
  readonly args: readonly Expression[];
}

/** `!operand`, `-operand` */
export interface UnaryNode extends Place {
  readonly kind: 'unary';
  readonly operator: '!' | '-';
  readonly operand: Expression;
}

/** Operators with two operands that always are evaluated both. */
export type BinaryOperator = '*' | '/' | '%' | '+' | '-' | '<' | '<=' | '>' | '>=' | 'in' | '==' | '!=';

/** `left operator right` */
export interface BinaryNode extends Place {
  readonly kind: 'binary';
  readonly operator: BinaryOperator;
  readonly left: Expression;
  readonly right: Expression;
}

/** `left && right`, `left || right` */
export interface LogicalNode extends Place {
  readonly kind: 'logical';
  readonly operator: '&&' | '||';
  readonly left: Expression;
  readonly right: Expression;
}

/** `operand is type` */
export interface TypeTestNode extends Place {
  readonly kind: 'type-test';
  readonly operand: Expression;
  readonly type: string;
}

/** `condition ? whenTrue : whenFalse` */
export interface ConditionalNode extends Place {
  readonly kind: 'conditional';
  readonly condition: Expression;
  readonly whenTrue: Expression;
  readonly whenFalse: Expression;
}

/** Everything that has a value. */
export type Expression =
  | LiteralNode
  | BytesNode
  | ListNode
  | MapNode
  | PathNode
  | VariableNode
  | MemberNode
  | IndexNode
  | SliceNode
  | CallNode
  | MethodCallNode
  | UnaryNode
  | BinaryNode
  | LogicalNode
  | TypeTestNode
  | ConditionalNode;

/** A name with its place. */
export interface NameNode extends Place {
  readonly name: string;
}

/** `let name = value;` */
export interface LetNode extends Place {
  readonly name: NameNode;
  readonly value: Expression;
}

/** `function name(parameters) { let ...; return result; }` */
export interface FunctionNode extends Place {
  readonly name: NameNode;
  readonly parameters: readonly NameNode[];
  readonly lets: readonly LetNode[];
  readonly result: Expression;
}

/** A segment of a match path: `users`, `{uid}` or `{rest=**}`. */
export interface MatchSegmentNode extends Place {
  readonly kind: 'literal' | 'wildcard' | 'recursive';
  /** The literal's text or the wildcard's name. */
  readonly text: string;
}

/** `allow methods: if condition;` */
export interface AllowNode extends Place {
  readonly methods: readonly NameNode[];
  /** Null if there is none, which always holds. */
  readonly condition: Expression | null;
}

/** `match /path { ... }` */
export interface MatchNode extends Place {
  readonly path: readonly MatchSegmentNode[];
  readonly functions: readonly FunctionNode[];
  readonly matches: readonly MatchNode[];
  readonly allows: readonly AllowNode[];
}

/** `service name { ... }` */
export interface ServiceNode extends Place {
  readonly name: NameNode;
  readonly functions: readonly FunctionNode[];
  readonly matches: readonly MatchNode[];
}

/** A whole file. */
export interface FileNode {
  readonly version: 1 | 2;
  readonly functions: readonly FunctionNode[];
  readonly services: readonly ServiceNode[];
}

/** The expressions directly inside an expression, in the order they are written. */
export function childrenOf(node: Expression): readonly Expression[] {
  switch (node.kind) {
    case 'literal':
    case 'bytes':
    case 'variable':
      return [];
    case 'list':
      return node.elements;
    case 'map':
      return node.entries.flatMap((entry) => [entry.key, entry.value]);
    case 'path':
      return node.segments.filter((segment) => typeof segment !== 'string');
    case 'member':
      return [node.object];
    case 'index':
      return [node.object, node.index];
    case 'slice':
      return [node.object, node.from, node.to];
    case 'call':
      return node.args;
    case 'method-call':
      return [node.object, ...node.args];
    case 'unary':
    case 'type-test':
      return [node.operand];
    case 'binary':
    case 'logical':
      return [node.left, node.right];
    case 'conditional':
      return [node.condition, node.whenTrue, node.whenFalse];
  }
}
