import type { FieldPath } from './field-path.ts';
import type { DocumentPath } from './path.ts';
import type { Timestamp } from './timestamp.ts';
import type { Fields, Value } from './value.ts';

/** A stored document; immutable, so a reference to it is a snapshot. */
export interface Document {
  readonly path: DocumentPath;
  readonly fields: Fields;
  readonly createTime: Timestamp;
  readonly updateTime: Timestamp;
}

/** The value at a path inside the fields; undefined when the path leads nowhere. */
export function fieldAt(fields: Fields, path: FieldPath): Value | undefined {
  const { segments } = path;
  let value = fields.get(segments[0] as string);
  for (let depth = 1; depth < segments.length && value !== undefined; depth++) {
    value = value.kind === 'map' ? value.fields.get(segments[depth] as string) : undefined;
  }
  return value;
}
