import type { DatabaseName, FieldPath } from '../model/index.ts';
import { invalidArgument } from '../model/index.ts';
import type { FieldTransform, Precondition, Write } from '../store/index.ts';
import { decodeFieldPath } from './decode-field-path.ts';
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
    refuseUpdateParts(write, 'delete');
    return { kind: 'delete', path: parseDocumentIn(database, write.delete), precondition };
  }
  if (write.verify !== undefined) {
    refuseUpdateParts(write, 'verify');
    if (precondition === null) throw invalidArgument('a verify must contain a precondition');
    return { kind: 'verify', path: parseDocumentIn(database, write.verify), precondition };
  }
  if (write.transform !== undefined) {
    refuseUpdateParts(write, 'transform');
    if (!write.transform.fieldTransforms?.length) {
      throw invalidArgument('The list of FieldTransform must not be empty.');
    }
    return {
      kind: 'transform',
      path: parseDocumentIn(database, write.transform.document),
      precondition,
      transforms: write.transform.fieldTransforms.map(decodeTransform),
    };
  }
  throw invalidArgument('empty write operation');
}

function refuseUpdateParts({ updateMask, updateTransforms }: WireWrite, kind: string): void {
  if (updateMask) throw invalidArgument(`a ${kind} must not specify a document mask.`);
  if (updateTransforms?.length) throw invalidArgument(`a ${kind} must not specify a update transform.`);
}

/**
 * The paths of an update mask. One below another adds nothing: SDKs send both when an application names a map and
 * a field of it.
 */
export function decodeMask({ fieldPaths = [] }: WireMask): FieldPath[] {
  const paths = new Map(fieldPaths.map((text) => [text, decodeFieldPath(text)]));
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
  const field = decodeFieldPath(transform.fieldPath);
  if (transform.setToServerValue !== undefined) {
    if (transform.setToServerValue !== 'REQUEST_TIME') {
      throw invalidArgument('ServerValue type must be specified for set_to_server_value transformation.');
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
  throw invalidArgument('Operation type must be specified for field transformation.');
}

function decodeList(list: NonNullable<WireFieldTransform['appendMissingElements']>) {
  return (list.values ?? []).map((value) => decodeValue(value));
}
