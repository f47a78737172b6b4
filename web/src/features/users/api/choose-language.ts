import { COLLECTIONS } from '@thriftline/domain/base/collections';
import type { Language } from '@thriftline/domain/base/locale/languages';
import { doc, updateDoc } from 'firebase/firestore';
import { firestore } from '@/lib/firebase/firestore.ts';

/** Keeps with the account which language it reads, on all of its devices and in its e-mails. Throws Firestore's errors. */
export async function keepLanguage(uid: string, language: Language): Promise<void> {
  await updateDoc(doc(firestore, COLLECTIONS.users, uid), { language });
}
