import type { Document } from '../model/document.ts';
import { fieldAt } from '../model/document.ts';
import { withField } from '../model/field-edits.ts';
import type { FieldPath } from '../model/field-path.ts';
import type { Fields } from '../model/value.ts';

/** The document with only the named field paths, for `select` and read masks; all of it for null. */
export function project(document: Document, paths: readonly FieldPath[] | null): Document {
  if (paths === null) return document;
  let fields: Fields = new Map();
  for (const path of paths) {
    const value = path.isName ? undefined : fieldAt(document.fields, path);
    if (value !== undefined) fields = withField(fields, path.segments, value);
  }
  return { ...document, fields };
}
