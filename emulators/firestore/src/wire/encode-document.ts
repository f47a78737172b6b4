import type { Document, FieldPath } from '../model/index.ts';
import { type DatabaseName, documentResource } from '../model/index.ts';
import { project } from '../query/index.ts';
import type { WriteResult } from '../store/index.ts';
import { encodeFields, encodeTimestamp, encodeValue } from './encode-value.ts';
import type { WireDocument, WireWriteResult } from './messages.ts';

/** A stored document in the wire's terms; `mask` null for all its fields. */
export function encodeDocument(
  database: DatabaseName,
  document: Document,
  mask: readonly FieldPath[] | null = null,
): WireDocument {
  return {
    name: documentResource(database, document.path),
    fields: encodeFields(project(document, mask).fields),
    createTime: encodeTimestamp(document.createTime),
    updateTime: encodeTimestamp(document.updateTime),
  };
}

/** What one write did. */
export function encodeWriteResult(result: WriteResult): WireWriteResult {
  return {
    ...(result.updateTime && { updateTime: encodeTimestamp(result.updateTime) }),
    transformResults: result.transformResults.map(encodeValue),
  };
}
