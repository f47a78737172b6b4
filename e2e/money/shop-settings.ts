import { firestore } from '../kit/shop.ts';

/** What functions remember of the settings in the local world. */
const REMEMBERED_MS = 1_000;

const document = firestore.doc('settings/shop');

/** Waits until no function remembers settings of before. */
async function untilKnown(): Promise<void> {
  const end = Date.now() + REMEMBERED_MS;
  while (Date.now() <= end) await new Promise((resolve) => setTimeout(resolve, end - Date.now() + 1));
}

/** Sets something of the shop past its form, and waits until every function goes by it. */
export async function setShop(settings: object): Promise<void> {
  await document.set(settings, { merge: true });
  await untilKnown();
}

/** Takes back all that was set, for whatever else this store is for, and waits until every function has forgotten it. */
export async function endSettings(): Promise<void> {
  await firestore.recursiveDelete(document);
  await untilKnown();
}
