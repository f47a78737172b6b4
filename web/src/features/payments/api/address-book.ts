import {
  addressBookPath,
  MAX_SAVED_ADDRESSES,
  placeForAddress,
  type SavedAddress,
} from '@thriftline/domain/orders/address-book';
import { deleteDoc, doc, limit, query, serverTimestamp, setDoc } from 'firebase/firestore';
import { useMemo } from 'react';
import { addressBookOfAccount } from '@/lib/firebase/converters.ts';
import { firestore } from '@/lib/firebase/firestore.ts';
import type { Stored } from '@/lib/firebase/stored.ts';
import { useLiveQuery } from '@/lib/live/use-live-query.ts';

/** The delivery addresses that a member keeps. */
export interface AddressBook {
  /** Whether this isn't known yet. */
  loading: boolean;
  /** The one used last comes first. */
  addresses: readonly Stored<SavedAddress>[];
}

/** When it was used; one that is on its way to the server is used now. */
const usedAt = ({ usedAt: at }: SavedAddress) =>
  (at as SavedAddress['usedAt'] | null)?.toMillis() ?? Infinity;

/** A member's own address book, live; nothing is asked for while `wanted` is false. */
export function useAddressBook(uid: string, wanted: boolean): AddressBook {
  const all = useMemo(() => query(addressBookOfAccount(uid), limit(MAX_SAVED_ADDRESSES)), [uid]);
  const { status, rows } = useLiveQuery(wanted ? all : null);
  return {
    // What cannot be read is typed once more.
    loading: wanted && status === 'loading',
    addresses: rows.map(({ data }) => data).toSorted((one, other) => usedAt(other) - usedAt(one)),
  };
}

/** Keeps an address for the next order, or notes that it was used again. Throws what the server refuses. */
export async function keepAddress(
  uid: string,
  there: readonly Stored<SavedAddress>[],
  address: string,
): Promise<void> {
  const known = there.map((one) => ({ place: one._id, address: one.address, usedAt: usedAt(one) }));
  const place = placeForAddress(known, address);
  await setDoc(doc(firestore, addressBookPath(uid), place), { address, usedAt: serverTimestamp() });
}

/** Removes an address from a member's book. Throws what the server refuses. */
export async function removeAddress(uid: string, place: string): Promise<void> {
  await deleteDoc(doc(firestore, addressBookPath(uid), place));
}
