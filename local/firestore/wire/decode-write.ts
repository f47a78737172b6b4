import type { DatabaseName } from '../model/index.ts';
import { FieldPath, invalidArgument } from '../model/index.ts';
import type { FieldTransform, Precondition, Write } from '../store/index.ts';
import { decodeFields, decodeTimestamp, decodeValue } from './decode-value.ts';
import type { WireFieldTransform, WireMask, WirePrecondition, WireWrite } from './messages.ts';
import { parseDocumentIn } from './resource-name.ts';

/**
 * One write in the engine's terms.
 *
 * @throws FirestoreError INVALID_ARGUMENT
 */
export function decodeWrite(database: DatabaseName, write: WireWrite): Write {
  const precondition = decodePrecondition(write.currentDocument);
  if (write.update !== undefined) {
    const base = {
      path: parseDocumentIn(database, write.update.name),
      precondition,
      fields: decodeFields(write.update.fields),
      transforms: (write.updateTransforms ?? []).map(decodeTransform),
    };
    const mask = write.updateMask;
    if (mask === undefined) return { kind: 'set', ...base };
    return { kind: 'update', ...base, mask: decodeMask(mask) };
  }
  if (write.delete !== undefined) {
    return { kind: 'delete', path: parseDocumentIn(database, write.delete), precondition };
  }
  if (write.verify !== undefined) {
    if (precondition === null) throw invalidArgument('a verify must contain a precondition');
    if (write.updateMask) throw invalidArgument('a verify must not specify a document mask.');
    if (write.updateTransforms?.length) {
      throw invalidArgument('a verify must not specify a update transform.');
    }
    return { kind: 'verify', path: parseDocumentIn(database, write.verify), precondition };
  }
  if (write.transform !== undefined) {
    return {
      kind: 'transform',
      path: parseDocumentIn(database, write.transform.document),
      precondition,
      transforms: (write.transform.fieldTransforms ?? []).map(decodeTransform),
    };
  }
  throw invalidArgument('A write names no operation: set update, delete, verify or transform.');
}

/**
 * The paths of an update mask. One below another adds nothing: SDKs send both when an application names a map and
 * a field of it.
 */
export function decodeMask({ fieldPaths = [] }: WireMask): FieldPath[] {
  const paths = new Map(fieldPaths.map((text) => [text, FieldPath.parse(text)]));
  const distinct = [...paths.values()];
  return distinct.filter((path) => !distinct.some((other) => other !== path && other.isPrefixOf(path)));
}

/** What must hold before a write; null for nothing. */
export function decodePrecondition(precondition: WirePrecondition | undefined): Precondition | null {
  if (precondition?.updateTime !== undefined) {
    return { kind: 'update-time', updateTime: decodeTimestamp(precondition.updateTime) };
  }
  if (precondition?.exists !== undefined) return { kind: 'exists', exists: precondition.exists };
  return null;
}

function decodeTransform(transform: WireFieldTransform): FieldTransform {
  const field = FieldPath.parse(transform.fieldPath ?? '');
  if (transform.setToServerValue !== undefined) {
    if (transform.setToServerValue !== 'REQUEST_TIME') {
      throw invalidArgument(`Unknown server value ${transform.setToServerValue} for field ${field.key}.`);
    }
    return { kind: 'request-time', field };
  }
  for (const kind of ['increment', 'maximum', 'minimum'] as const) {
    const operand = transform[kind];
    if (operand !== undefined) return { kind, field, operand: decodeValue(operand) };
  }
  if (transform.appendMissingElements !== undefined) {
    return { kind: 'append-missing', field, values: decodeList(transform.appendMissingElements) };
  }
  if (transform.removeAllFromArray !== undefined) {
    return { kind: 'remove-all', field, values: decodeList(transform.removeAllFromArray) };
  }
  throw invalidArgument(`The transform of field ${field.key} names no operation.`);
}

function decodeList(list: NonNullable<WireFieldTransform['appendMissingElements']>) {
  return (list.values ?? []).map((value) => decodeValue(value));
}
