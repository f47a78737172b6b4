import { type Fields, mapValue, type Value } from './value.ts';

/** The fields with one value set; a path through something that is no map makes it one. */
export function withField(fields: Fields, [name, ...rest]: readonly string[], value: Value): Fields {
  const copy = new Map(fields);
  if (name === undefined) return copy;
  copy.set(name, rest.length === 0 ? value : mapValue(withField(innerFields(copy.get(name)), rest, value)));
  return copy;
}

/** The fields without the one at a path; the maps around it stay. */
export function withoutField(fields: Fields, [name, ...rest]: readonly string[]): Fields {
  const inner = name === undefined ? undefined : fields.get(name);
  if (name === undefined || inner === undefined) return fields;
  if (rest.length > 0 && inner.kind !== 'map') return fields;
  const copy = new Map(fields);
  if (rest.length === 0) copy.delete(name);
  else copy.set(name, mapValue(withoutField(innerFields(inner), rest)));
  return copy;
}

const NO_FIELDS: Fields = new Map();

function innerFields(value: Value | undefined): Fields {
  return value?.kind === 'map' ? value.fields : NO_FIELDS;
}
