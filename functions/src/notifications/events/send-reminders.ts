import { allowsProductAct } from '@thriftline/domain/catalogue/product-acts';
import { productState } from '@thriftline/domain/catalogue/product-state';
import { isAbout } from '@thriftline/domain/catalogue/product-version';
import { bookingState } from '@thriftline/domain/orders/booking-state';
import { Timestamp } from 'firebase-admin/firestore';
import { users } from '../../accounts/users.ts';
import { productDocument } from '../../catalogue/products.ts';
import { read } from '../../firestore/collection.ts';
import { attemptDue } from '../../jobs/due.ts';
import { bookings } from '../../orders/bookings.ts';
import { notify } from '../notify.ts';

const DAY_MS = 24 * 60 * 60_000;

/** Reminders go out after a day and no later than after three, as a run may fail. */
const FROM_MS = DAY_MS;
const UNTIL_MS = 3 * DAY_MS;

/** Documents that are read at once. */
const PAGE = 500;

async function remindToPay(now: number, until: number | undefined): Promise<number> {
  const { failed } = await attemptDue(
    bookings()
      .where('createdAt', '>=', Timestamp.fromMillis(now - UNTIL_MS))
      .where('createdAt', '<=', Timestamp.fromMillis(now - FROM_MS))
      .orderBy('createdAt'),
    { page: PAGE, until },
    async (snapshot) => {
      if (bookingState(snapshot.data()) !== 'unpaid') return false;
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

async function remindToConfirm(now: number, until: number | undefined): Promise<number> {
  const { failed } = await attemptDue(
    users()
      .where('unprovenSince', '>=', (now - UNTIL_MS) / 1000)
      .where('unprovenSince', '<=', (now - FROM_MS) / 1000)
      .orderBy('unprovenSince'),
    { page: PAGE, until },
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
 * since. Throws at the end when somebody could not be reminded: the next run does, and what is not begun by `until`. Both times are in
 * milliseconds since 1970.
 */
export async function sendReminders(now: number, until?: number): Promise<void> {
  const failed = (await remindToPay(now, until)) + (await remindToConfirm(now, until));
  if (failed > 0) throw new Error(`${failed} reminders could not be written`);
}
