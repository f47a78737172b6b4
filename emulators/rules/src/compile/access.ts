import {
  Failure,
  nullValue,
  type Outcome,
  outOfBounds,
  undefinedProperty,
  unknownFunction,
  unsupported,
  wrongType,
} from '../outcomes/failure.ts';
import { propagate, Unknown } from '../outcomes/unknown.ts';
import { RulesPath } from '../values/path.ts';
import { isList, isMap, typeName } from '../values/type-name.ts';
import { RulesRecord, type RulesValue } from '../values/value.ts';

/** What each type is indexed with. */
const INDEX_TYPES: ReadonlyMap<string, string> = new Map([
  ['list', 'int'],
  ['string', 'int'],
  ['path', 'string|int'],
  ['map', 'string'],
  ['record', 'string'],
]);

/** The outcome of `object.name`, also for an object that has none. */
export function readProperty(object: Outcome, name: string, start: number): Outcome {
  let value: RulesValue | undefined;
  if (isMap(object)) {
    value = object.get(name);
  } else if (object instanceof RulesRecord) {
    value = object.property(name);
  } else if (object === null) {
    return nullValue(start);
  } else if (object instanceof Unknown) {
    return object.property(name, start);
  } else if (object instanceof Failure) {
    return object;
  } else {
    return wrongType(typeName(object), 'map,path', start);
  }
  return value === undefined ? undefinedProperty(name, start) : value;
}

/** The outcome of `object[index]`. */
export function readIndex(object: Outcome, index: RulesValue, start: number): Outcome {
  if (typeof index === 'string') {
    const hasKeys =
      isMap(object) || object instanceof RulesRecord || object instanceof Failure || object === null;
    return hasKeys ? readProperty(object, index, start) : unsupportedIndex(object, index, start);
  }
  if (object instanceof Failure) {
    return propagate(object);
  }
  if (object === null) {
    return nullValue(start);
  }
  const size = typeof index === 'bigint' ? sizeOf(object) : undefined;
  if (size === undefined || typeof index !== 'bigint') {
    return unsupportedIndex(object, index, start);
  }
  if (index < 0n || index >= BigInt(size)) {
    return outOfBounds(index, size, start);
  }
  const at = Number(index);
  if (typeof object === 'string') {
    return object.charAt(at);
  }
  const element = isList(object) ? object[at] : object instanceof RulesPath ? object.segments[at] : undefined;
  return element === undefined ? outOfBounds(index, size, start) : element;
}

/** The outcome of `object[from:to]`: both ends must be valid, nothing is clamped. */
export function readSlice(object: RulesValue, from: RulesValue, to: RulesValue, start: number): Outcome {
  if (object === null) {
    return nullValue(start);
  }
  const size = sizeOf(object);
  if (size === undefined) {
    return unknownFunction('@range', start);
  }
  if (typeof from !== 'bigint' || typeof to !== 'bigint') {
    const type = typeName(object);
    const expected = ['null:null', 'null:int', 'int:null', 'int:int'].map((range) => `${type}[${range}]`);
    return unsupported(`${type}[${typeName(from)}:${typeName(to)}]`, expected.join(', '), start);
  }
  if (from < 0n || from >= BigInt(size)) {
    return outOfBounds(from, size, start);
  }
  if (to < from || to === 0n || to > BigInt(size)) {
    return outOfBounds(to - 1n, size, start);
  }
  const range = [Number(from), Number(to)] as const;
  if (typeof object === 'string' || isList(object)) {
    return object.slice(...range);
  }
  return object instanceof RulesPath
    ? new RulesPath(object.segments.slice(...range))
    : unknownFunction('@range', start);
}

function sizeOf(object: RulesValue): number | undefined {
  if (typeof object === 'string' || isList(object)) {
    return object.length;
  }
  return object instanceof RulesPath ? object.segments.length : undefined;
}

function unsupportedIndex(object: Outcome, index: RulesValue, start: number): Failure {
  const type = object instanceof Failure ? 'unknown' : typeName(object);
  const key = INDEX_TYPES.get(type);
  return key === undefined
    ? unknownFunction('[]', start)
    : unsupported(
        `${type}[${typeName(index)}]`,
        key
          .split('|')
          .map((each) => `${type}[${each}]`)
          .join(', '),
        start,
      );
}
