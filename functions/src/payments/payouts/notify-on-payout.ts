import { fromCents } from '@thriftline/domain/base/money';
import { INBOX_DAYS } from '@thriftline/domain/notifications/inbox';
import type { AnyNews } from '@thriftline/domain/notifications/notification';
import { centsOwed, centsToSend, type Payout } from '@thriftline/domain/payouts/payout';
import { notifyAdmins } from '../../notifications/events/notify-admins.ts';
import { notify } from '../../notifications/notify.ts';

const DAY_MS = 24 * 60 * 60_000;

/** Days after the sale's release on which a seller without an account is told that money waits for them. */
const TOLD_ON_DAYS = [0, 7, 30, 60];

/** Days after the payment from which on an admin has to decide: the provider can send its money for 90. */
export const STUCK_DAYS = 80;

const daysSince = (at: { toMillis(): number } | undefined, now: number) =>
  at === undefined ? 0 : (now - at.toMillis()) / DAY_MS;

/**
 * Whether what happened so many days ago may still be told. It is told once for as long as the inbox remembers that it was: a payout
 * that is looked at after that would tell it anew.
 */
const isStillNews = (days: number) => days < INBOX_DAYS;

/** Whether what went last is what was missing, and nothing came back since. */
const isToppedUp = ({ earlier, sentAt, reversedAt }: Payout) =>
  earlier !== undefined && (sentAt?.toMillis() ?? 0) > (reversedAt?.toMillis() ?? 0);

/** What its seller is told of a payout as it is. */
export function noticesOfPayout(orderId: string, payout: Payout, now: number): AnyNews[] {
  const { sellerId: to, productname, net, transferred, reversed } = payout;
  const about = (cents: number) => ({
    to,
    subject: orderId,
    params: { productname, price: fromCents(cents) },
  });
  if (payout.state === 'sent' && (reversed === 0 || isToppedUp(payout))) {
    if (!isStillNews(daysSince(payout.sentAt, now))) return [];
    const cents = transferred - (payout.earlier?.cents ?? 0);
    return [{ kind: 'payoutSent', ...about(cents), version: payout.transferId ?? '' }];
  }
  if (payout.state === 'blocked' && payout.block === 'account') {
    const days = daysSince(payout.releasedAt, now);
    const past = TOLD_ON_DAYS.filter((day) => day <= days);
    if (!isStillNews(days - (past.at(-1) ?? 0))) return [];
    const version = past.length;
    return [{ kind: 'payoutBlocked', ...about(net), version }];
  }
  if (reversed > 0 && isStillNews(daysSince(payout.reversedAt, now))) {
    return [{ kind: 'payoutReversed', ...about(reversed), version: reversed }];
  }
  return [];
}

/** Why an admin is told to look at a payout; undefined while nobody is. */
export function whyStuck(payout: Payout, now: number): 'account' | 'refused' | 'owed' | undefined {
  const refused = payout.state === 'owed' ? 'owed' : payout.block === 'refused' ? 'refused' : undefined;
  if (refused !== undefined) return isStillNews(daysSince(payout.refusedAt, now)) ? refused : undefined;
  const days = daysSince(payout.createdAt, now) - STUCK_DAYS;
  return payout.block === 'account' && days >= 0 && isStillNews(days) ? 'account' : undefined;
}

/** Tells a payout's seller what became of it, and the admins where it needs one: each once. */
export async function notifyOnPayout(orderId: string, payout: Payout): Promise<void> {
  const now = Date.now();
  for (const news of noticesOfPayout(orderId, payout, now)) await notify(news);
  const why = whyStuck(payout, now);
  if (why === undefined) return;
  const { productname } = payout;
  const price = fromCents(why === 'owed' ? centsOwed(payout) : centsToSend(payout));
  await notifyAdmins((to) => ({
    kind: 'payoutStuck',
    to,
    subject: orderId,
    version: why,
    params: { productname, price, why },
  }));
}
