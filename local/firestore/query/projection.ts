import type { Document } from '../model/document.ts';
import { fieldAt } from '../model/document.ts';
import type { FieldPath } from '../model/field-path.ts';
import { type Fields, mapValue, type Value } from '../model/value.ts';

/** The document with only the named field paths, for `select` and read masks; all of it for null. */
export function project(document: Document, paths: readonly FieldPath[] | null): Document {
  if (paths === null) return document;
  let fields: Fields = new Map();
  for (const path of paths) {
    const value = path.isName ? undefined : fieldAt(document.fields, path);
    if (value !== undefined) fields = withValue(fields, path.segments, value);
  }
  return { ...document, fields };
}

function withValue(fields: Fields, segments: readonly string[], value: Value): Fields {
  const [name, ...rest] = segments as [string, ...string[]];
  const copy = new Map(fields);
  if (rest.length === 0) {
    copy.set(name, value);
  } else {
    const inner = copy.get(name);
    copy.set(name, mapValue(withValue(inner?.kind === 'map' ? inner.fields : new Map(), rest, value)));
  }
  return copy;
}
