import type { Document } from '../model/document.ts';
import { type Fields, referenceValue, type Value } from '../model/value.ts';

/** Stands for the project an export is read into, which is not known while it is read. */
export const UNKNOWN_PROJECT = '';

/**
 * The document with its references of indexed fields pointing into the project it came to, as the official emulator
 * has it; all others keep the project they were written with.
 */
export function referringToProject(document: Document, projectId: string): Document {
  if (![...document.fields.values()].some(lacksProject)) return document;
  const fields: Fields = new Map(
    [...document.fields].map(([name, value]) => [name, withProject(value, projectId)]),
  );
  return { ...document, fields };
}

function lacksProject(value: Value): boolean {
  if (value.kind === 'array') return value.values.some(lacksProject);
  return value.kind === 'reference' && value.database.projectId === UNKNOWN_PROJECT;
}

function withProject(value: Value, projectId: string): Value {
  if (!lacksProject(value)) return value;
  if (value.kind === 'array') {
    return { kind: 'array', values: value.values.map((element) => withProject(element, projectId)) };
  }
  return value.kind === 'reference' ? referenceValue({ ...value.database, projectId }, value.path) : value;
}
