import {
  nullValue,
  type Outcome,
  signaturesOf,
  unknownFunction,
  unsupported,
  wrongArgumentCount,
} from '../outcomes/failure.ts';
import { RulesBytes } from '../values/bytes.ts';
import { RulesDuration } from '../values/duration.ts';
import { RulesLatLng } from '../values/latlng.ts';
import { RulesPath } from '../values/path.ts';
import { RulesTimestamp } from '../values/timestamp.ts';
import { isList, isMap, typeName } from '../values/type-name.ts';
import { RulesMapDiff, RulesRecord, RulesSet, type RulesValue } from '../values/value.ts';
import { bytesMethods } from './bytes.ts';
import { durationMethods } from './duration.ts';
import { latLngMethods } from './latlng.ts';
import { listMethods } from './list.ts';
import { mapMethods } from './map.ts';
import { mapDiffMethods } from './map-diff.ts';
import type { MethodTable } from './method.ts';
import { pathMethods } from './path.ts';
import { setMethods } from './set.ts';
import { stringMethods } from './string.ts';
import { timestampMethods } from './timestamp.ts';

/** The outcome of `self.name(args)`; `start` is the offset of the name. */
export function callMethod(
  self: RulesValue,
  name: string,
  args: readonly RulesValue[],
  start: number,
): Outcome {
  if (typeof self === 'string') {
    return callOf(stringMethods, self, name, args, start);
  }
  if (isMap(self)) {
    return callOf(mapMethods, self, name, args, start);
  }
  if (isList(self)) {
    return callOf(listMethods, self, name, args, start);
  }
  if (self instanceof RulesSet) {
    return callOf(setMethods, self, name, args, start);
  }
  if (self instanceof RulesMapDiff) {
    return callOf(mapDiffMethods, self, name, args, start);
  }
  if (self instanceof RulesTimestamp) {
    return callOf(timestampMethods, self, name, args, start);
  }
  if (self instanceof RulesDuration) {
    return callOf(durationMethods, self, name, args, start);
  }
  if (self instanceof RulesPath) {
    return callOf(pathMethods, self, name, args, start);
  }
  if (self instanceof RulesBytes) {
    return callOf(bytesMethods, self, name, args, start);
  }
  if (self instanceof RulesLatLng) {
    return callOf(latLngMethods, self, name, args, start);
  }
  if (self instanceof RulesRecord) {
    return callOf(mapMethods, self.toMap(), name, args, start);
  }
  return self === null ? nullValue(start) : unknownFunction(name, start);
}

function callOf<T extends RulesValue>(
  table: MethodTable<T>,
  self: T,
  name: string,
  args: readonly RulesValue[],
  start: number,
): Outcome {
  const method = table.get(name);
  if (method === undefined) {
    return unknownFunction(name, start);
  }
  const outcome = args.length === method.parameters.length ? method.apply(self, args, start) : undefined;
  return outcome === undefined ? mismatch(self, name, method.parameters, args, start) : outcome;
}

function mismatch(
  self: RulesValue,
  name: string,
  parameters: readonly string[],
  args: readonly RulesValue[],
  start: number,
): Outcome {
  const fullName = `${typeName(self)}.${name}`;
  const signatures = signaturesOf(fullName, parameters);
  return args.length === parameters.length
    ? unsupported(`${fullName}(${args.map(typeName).join(', ')})`, signatures, start)
    : wrongArgumentCount(args.length, signatures, start);
}
