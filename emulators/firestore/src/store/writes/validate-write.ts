import { FieldPath } from '../../model/field-path.ts';
import { invalidArgument } from '../../model/firestore-error.ts';
import { MAX_TRANSFORMS_PER_DOCUMENT } from '../../model/limits.ts';
import { validateFieldName, validateNames } from '../../model/validate-fields.ts';
import { validateDocumentPath } from '../../model/validate-path.ts';
import type { FieldTransform, Write } from '../model/write.ts';

/**
 * Refuses writes that are wrong, alone or beside each other, whatever is stored.
 *
 * @throws FirestoreError INVALID_ARGUMENT
 */
export function validateWrites(writes: readonly Write[]): void {
  const seen = new Map<string, 'verified' | 'written'>();
  for (const write of writes) {
    validateWrite(write);
    const { kind, path } = write;
    const act = kind === 'verify' ? 'verified' : 'written';
    const former = seen.get(path.key);
    if (former === 'verified' || (former === 'written' && act === 'verified')) {
      const what = former === act ? `${act} more than once` : `${former} and then ${act}`;
      throw invalidArgument(`the same document cannot be ${what} in a single request`);
    }
    seen.set(path.key, act);
  }
}

/**
 * Refuses a write that is wrong whatever is stored. Fields set whole are checked once the write is applied.
 *
 * @throws FirestoreError INVALID_ARGUMENT
 */
function validateWrite(write: Write): void {
  validateDocumentPath(write.path);
  // A path may stand in a mask twice, or beside one inside it: clients send that, and all say the same.
  if (write.kind === 'update') {
    for (const path of write.mask) validateFieldPath(path);
    // What the mask leaves out is never applied, and may be wrong but for its names.
    validateNames(write.fields);
  }
  if (write.kind === 'set' || write.kind === 'update' || write.kind === 'transform') {
    validateTransforms(write.transforms);
  }
}

function validateTransforms(transforms: readonly FieldTransform[]): void {
  if (transforms.length > MAX_TRANSFORMS_PER_DOCUMENT) {
    throw invalidArgument(
      `A write has at most ${MAX_TRANSFORMS_PER_DOCUMENT} field transforms, this one ${transforms.length}.`,
    );
  }
  for (const { field } of transforms) validateFieldPath(field);
  if (transforms.length > 1) validateNesting(transforms);
}

function validateNesting(transforms: readonly FieldTransform[]): void {
  const fields = new Map(transforms.map(({ field }) => [field.key, field]));
  if ([...fields.values()].every(({ segments }) => segments.length === 1)) return;
  for (const { segments } of fields.values()) {
    for (let length = 1; length < segments.length; length++) {
      const outer = fields.get(new FieldPath(segments.slice(0, length)).key);
      if (outer === undefined) continue;
      throw invalidArgument(
        `Cannot transform property ${outer.key} and its nested property at the same time.`,
      );
    }
  }
}

function validateFieldPath({ segments }: FieldPath): void {
  for (const segment of segments) validateFieldName(segment);
}
