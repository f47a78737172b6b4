import type { FieldPath } from '../model/field-path.ts';
import { invalidArgument } from '../model/firestore-error.ts';
import { MAX_TRANSFORMS_PER_DOCUMENT } from '../model/limits.ts';
import { validateFieldName } from '../model/validate-fields.ts';
import { validateDocumentPath } from '../model/validate-path.ts';
import type { FieldTransform, Write } from './write.ts';

/**
 * Refuses a write that is wrong whatever is stored. The fields are checked once the write is applied.
 *
 * @throws FirestoreError INVALID_ARGUMENT
 */
export function validateWrite(write: Write): void {
  validateDocumentPath(write.path);
  if (write.kind === 'update') validateMask(write.mask);
  if (write.kind === 'set' || write.kind === 'update' || write.kind === 'transform') {
    validateTransforms(write.transforms);
  }
}

/** A path may stand there twice, but not together with one inside it. */
function validateMask(mask: readonly FieldPath[]): void {
  const named = new Set(mask.map(({ segments }) => JSON.stringify(segments)));
  for (const path of mask) {
    validateFieldPath(path);
    for (let length = 1; length < path.segments.length; length++) {
      if (named.has(JSON.stringify(path.segments.slice(0, length)))) {
        throw invalidArgument(`The update mask names "${path.key}" and a field around it.`);
      }
    }
  }
}

function validateTransforms(transforms: readonly FieldTransform[]): void {
  if (transforms.length > MAX_TRANSFORMS_PER_DOCUMENT) {
    throw invalidArgument(
      `A write has at most ${MAX_TRANSFORMS_PER_DOCUMENT} field transforms, this one ${transforms.length}.`,
    );
  }
  for (const { field } of transforms) validateFieldPath(field);
}

function validateFieldPath({ segments }: FieldPath): void {
  for (const segment of segments) validateFieldName(segment);
}
