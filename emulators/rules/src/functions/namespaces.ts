import {
  type Outcome,
  signaturesOf,
  unknownFunction,
  unsupported,
  wrongArgumentCount,
} from '../outcomes/failure.ts';
import { typeName } from '../values/type-name.ts';
import type { RulesValue } from '../values/value.ts';
import { duration } from './duration.ts';
import { hashing } from './hashing.ts';
import { latlng } from './latlng.ts';
import { math } from './math.ts';
import type { Namespace, NamespaceFunction } from './namespace.ts';
import { timestamp } from './timestamp.ts';

/** The namespaces of functions, apart from `firestore`, whose functions read documents. */
export const NAMESPACES: ReadonlyMap<string, Namespace> = new Map([
  ['duration', duration],
  ['hashing', hashing],
  ['latlng', latlng],
  ['math', math],
  ['timestamp', timestamp],
]);

/** The outcome of calling a function of a namespace or a cast; `fullName` is for messages. */
export function applyFunction(
  definition: NamespaceFunction | undefined,
  fullName: string,
  args: readonly RulesValue[],
  start: number,
): Outcome {
  if (definition === undefined) {
    return unknownFunction(fullName, start);
  }
  const { parameters, apply } = definition;
  if (args.length !== parameters.length) {
    return wrongArgumentCount(args.length, signaturesOf(fullName, parameters), start);
  }
  const outcome = apply(args, start);
  return outcome === undefined
    ? unsupported(`${fullName}(${args.map(typeName).join(', ')})`, signaturesOf(fullName, parameters), start)
    : outcome;
}
