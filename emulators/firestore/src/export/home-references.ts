import type { Document } from '../model/document.ts';
import { type Fields, referenceValue, type Value } from '../model/value.ts';

/** Stands for the project an export is read into, which is not known while it is read. */
export const HOME_PROJECT = '';

/**
 * The document with its references of indexed fields pointing into the project it came to, as the official emulator
 * has it; all others keep the project they were written with.
 */
export function atHome(document: Document, projectId: string): Document {
  if (![...document.fields.values()].some(isAway)) return document;
  const fields: Fields = new Map(
    [...document.fields].map(([name, value]) => [name, moved(value, projectId)]),
  );
  return { ...document, fields };
}

function isAway(value: Value): boolean {
  if (value.kind === 'array') return value.values.some(isAway);
  return value.kind === 'reference' && value.database.projectId === HOME_PROJECT;
}

function moved(value: Value, projectId: string): Value {
  if (!isAway(value)) return value;
  if (value.kind === 'array') {
    return { kind: 'array', values: value.values.map((element) => moved(element, projectId)) };
  }
  return value.kind === 'reference' ? referenceValue({ ...value.database, projectId }, value.path) : value;
}
