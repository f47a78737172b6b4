import { COLLECTIONS } from '@thriftline/domain/base/collections';
import type { Locale } from '@thriftline/domain/base/locale/locale';
import { doc, updateDoc } from 'firebase/firestore';
import { firestore } from '@/lib/firebase/firestore.ts';

/** Keeps with the account how dates and numbers are written for it. Throws Firestore's errors. */
export async function chooseLocale(uid: string, locale: Locale): Promise<void> {
  await updateDoc(doc(firestore, COLLECTIONS.users, uid), { locale });
}
