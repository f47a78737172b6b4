import { addressBookPath, type SavedAddress } from '@thriftline/domain/orders/address-book';
import { collection } from '../firestore/collection.ts';

/** The delivery addresses that an account keeps. */
export const addressBookOf = (uid: string) => collection<SavedAddress>(addressBookPath(uid));
