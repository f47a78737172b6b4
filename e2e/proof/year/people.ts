import { aUser } from '@thriftline/domain/testing/builders';
import { FieldValue } from 'firebase-admin/firestore';
import type { World } from '../platform/world.ts';

/** Days of the year on which something happens once. A short play has those that lie in it. */
export const YEAR_DAYS = {
  /** The operator changes the fee. */
  feeChange: 172,
  /** Nobody decides anything for three weeks. */
  holiday: 120,
  holidayEnd: 141,
  /** The provider holds a seller's account, and lets it go. */
  restriction: 95,
  restrictionEnd: 116,
} as const;

/** Somebody who sells, and when they say where their money goes. */
export interface Seller {
  uid: string;
  /** The day on which they do; absent for one who never does. */
  opensOn?: number;
}

/** Who sells. The third waits until the provider is about not to send any more, the fifth never comes to it. */
export const SELLERS: readonly [Seller, ...Seller[]] = [
  { uid: 'seller-1', opensOn: 0 },
  { uid: 'seller-2', opensOn: 3 },
  { uid: 'seller-3', opensOn: 80 },
  { uid: 'seller-4', opensOn: 12 },
  { uid: 'seller-5' },
  { uid: 'seller-6', opensOn: 1 },
];

/** Whose account the provider holds for a while. */
export const RESTRICTED = 'seller-4';

/** Who decides. The first one changes the fee. */
export const ADMINS = ['admin-1', 'admin-2'] as const;

/** How many buy. */
const BUYERS = 30;
export const BUYER_IDS = Array.from({ length: BUYERS }, (_, index) => `buyer-${index + 1}`);

/** Who goes, and from which day on they ask for it: the first has sold, and has money open. */
export const LEAVING: readonly { uid: string; day: number }[] = [
  { uid: 'buyer-3', day: 40 },
  { uid: 'buyer-11', day: 150 },
  { uid: 'seller-6', day: 230 },
  { uid: 'buyer-23', day: 290 },
];

/** Names that stand nowhere else, so that whoever searches for one finds that person alone. */
export const nameOf = (uid: string) => `Name${uid.replace('-', '')} Surname${uid.replace('-', '')}`;
export const emailOf = (uid: string) => `${uid}@example.com`;

/** Stores all accounts, and the fee as it is at first. */
export async function addPeople(
  { firestore }: World,
  { percent, fixed }: { percent: number; fixed: number },
  addSignIn: (uid: string, email: string) => void,
): Promise<void> {
  const batch = firestore.batch();
  const all = [
    ...SELLERS.map(({ uid }) => ({ uid, role: 'Seller' })),
    ...BUYER_IDS.map((uid) => ({ uid, role: 'Buyer' })),
    ...ADMINS.map((uid) => ({ uid, role: 'Admin' })),
  ];
  for (const { uid, role } of all) {
    const account = aUser({ name: nameOf(uid), email: emailOf(uid), role });
    batch.set(firestore.doc(`users/${uid}`), { ...account, createdAt: FieldValue.serverTimestamp() });
    addSignIn(uid, emailOf(uid));
  }
  batch.set(firestore.doc('settings/shop'), { feePercent: percent, feeFixed: fixed });
  await batch.commit();
}
