import { draftsPath, type StoredDraft } from '@thriftline/domain/catalogue/stored-draft';
import { collection } from '../firestore/collection.ts';

/** What an account has begun to write. */
export const draftsOf = (uid: string) => collection<StoredDraft>(draftsPath(uid));
