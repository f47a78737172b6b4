import { invariant } from '@thriftline/domain/base/invariant';
import type { DocumentReference } from 'firebase-admin/firestore';

/** The id of the document that this one is below. Throws for one that is below none: a bug of ours. */
export function parentId({ ref }: { ref: Pick<DocumentReference, 'parent' | 'path'> }): string {
  const parent = ref.parent.parent;
  invariant(parent, `${ref.path} is below a document`);
  return parent.id;
}
