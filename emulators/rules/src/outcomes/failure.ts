import type { RulesValue } from '../values/value.ts';

/**
 * The outcome of an expression that has no value. Not thrown but returned: `&&` and `||` may absorb it, everything else
 * propagates it as its own outcome.
 */
export class Failure {
  readonly message: string;
  /** The offset of the expression that failed. */
  readonly start: number;

  constructor(message: string, start: number) {
    this.message = message;
    this.start = start;
  }
}

/** What evaluating an expression gives. */
export type Outcome = RulesValue | Failure;

/** A property that is not there. */
export function undefinedProperty(name: string, start: number): Failure {
  return new Failure(undefinedMessage(name), start);
}

/** What is said of it. */
export function undefinedMessage(name: string): string {
  return `Property ${name} is undefined on object.`;
}

/** A property or method of null. */
export function nullValue(start: number): Failure {
  return new Failure('Null value error.', start);
}

/** A function or method that does not exist for these arguments. */
export function unknownFunction(name: string, start: number): Failure {
  return new Failure(`Function not found error: Name: [${name}].`, start);
}

/** A call or operator used with types it does not take. */
export function unsupported(received: string, expected: string, start: number): Failure {
  return new Failure(`Unsupported operation error. Received: ${received}. Expected: ${expected}.`, start);
}

/** A call with too few or too many arguments; `signatures` are those that exist. */
export function wrongArgumentCount(received: number, signatures: string, start: number): Failure {
  return new Failure(`Incorrect number of arguments. Received: ${received}. Expected: ${signatures}.`, start);
}

/** A value of the wrong type where one certain type is needed. */
export function wrongType(received: string, expected: string, start: number): Failure {
  return new Failure(`Type error. Received: [${received}] Expected: [${expected}].`, start);
}

/**
 * How a function may be called, for messages: `f(int), f(float)` for a parameter `int|float`. `number` stands for
 * both of these.
 */
export function signaturesOf(name: string, parameters: readonly string[]): string {
  const choices = parameters.map((parameter) => parameter.replace('number', 'int|float').split('|'));
  const calls = choices.reduce<string[][]>(
    (calls, types) => calls.flatMap((call) => types.map((type) => [...call, type])),
    [[]],
  );
  return calls.map((types) => `${name}(${types.join(', ')})`).join(', ');
}

/** An index outside a list, string or path. */
export function outOfBounds(index: bigint, size: number, start: number): Failure {
  return new Failure(`Index out of bound error. Index: [${index}] , size: [${size}].`, start);
}
