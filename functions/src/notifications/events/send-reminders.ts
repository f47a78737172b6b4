import { allowsProductAct, productState } from '@thriftline/domain/catalogue/product-state';
import { isAbout } from '@thriftline/domain/catalogue/product-version';
import { bookingState } from '@thriftline/domain/orders/booking-state';
import { Timestamp } from 'firebase-admin/firestore';
import { users } from '../../accounts/users.ts';
import { productDocument } from '../../catalogue/products.ts';
import { read } from '../../firestore/collection.ts';
import { attemptEach } from '../../jobs/plan.ts';
import { bookings } from '../../orders/bookings.ts';
import { notify } from '../notify.ts';

const DAY_MS = 24 * 60 * 60_000;

/** Whoever is to be reminded is after a day, and no more after three: meanwhile a run may fail. */
const FROM_MS = DAY_MS;
const UNTIL_MS = 3 * DAY_MS;

/** Most of a kind that one run looks at. */
const MOST = 2_000;

async function remindToPay(now: number): Promise<number> {
  const { docs } = await bookings()
    .where('createdAt', '>=', Timestamp.fromMillis(now - UNTIL_MS))
    .where('createdAt', '<=', Timestamp.fromMillis(now - FROM_MS))
    .orderBy('createdAt')
    .limit(MOST)
    .get();
  const unpaid = docs.filter((snapshot) => bookingState(snapshot.data()) === 'unpaid');
  const { failed } = await attemptEach(
    unpaid,
    ({ ref }) => ref.path,
    async (snapshot) => {
      const { productId, productname, buyerId, createdAt } = snapshot.data();
      const product = await read(productDocument(productId));
      if (product === undefined || !isAbout(product, { createdAt })) return false;
      if (!allowsProductAct(productState(product, now), 'pay')) return false;
      const bookingsId = snapshot.id;
      const params = { productId, productname, bookingsId };
      const version = createdAt.toMillis();
      await notify({ kind: 'payReminder', to: buyerId, subject: bookingsId, version, params });
      return true;
    },
  );
  return failed;
}

async function remindToConfirm(now: number): Promise<number> {
  const { docs } = await users()
    .where('unprovenSince', '>=', (now - UNTIL_MS) / 1000)
    .where('unprovenSince', '<=', (now - FROM_MS) / 1000)
    .orderBy('unprovenSince')
    .limit(MOST)
    .get();
  const { failed } = await attemptEach(
    docs,
    ({ ref }) => ref.path,
    async (snapshot) => {
      const { id } = snapshot;
      await notify({ kind: 'confirmAddress', to: id, subject: id, version: 1, params: {} });
      return true;
    },
  );
  return failed;
}

/**
 * Reminds, once each, who booked an item a day ago that is still for sale and not paid, and who has not confirmed their address
 * since. Throws at the end when somebody could not be reminded: the next run does.
 */
export async function sendReminders(now: number): Promise<void> {
  const failed = (await remindToPay(now)) + (await remindToConfirm(now));
  if (failed > 0) throw new Error(`${failed} reminders could not be written`);
}
