import type { Delivery } from '@thriftline/domain/notifications/delivery';
import {
  type DeliveryReport,
  type LetterRoomReport,
  MAX_REPORTED,
  MOST_COUNTED,
  type ReportedDelivery,
} from '@thriftline/domain/notifications/delivery-report';
import { lettersSent } from '@thriftline/domain/notifications/email-rate-limit';
import { sayNotification } from '@thriftline/domain/notifications/notification';
import type { Query } from 'firebase-admin/firestore';
import type { Actor } from '../accounts/actor.ts';
import { requireRole } from '../accounts/require-right.ts';
import { userDocument } from '../accounts/users.ts';
import { readAll } from '../firestore/collection.ts';
import { letterLimits, lettersFrom } from '../platform/config.ts';
import { emailRateLimit } from './email/email-rate-limit.ts';
import { openChannels } from './open-channels.ts';
import { deliveries } from './sending/deliveries.ts';

const countOf = async (query: Query<Delivery>) =>
  (await query.limit(MOST_COUNTED).count().get()).data().count;

async function rowsOf(query: Query<Delivery>): Promise<ReportedDelivery[]> {
  const { docs } = await query.limit(MAX_REPORTED).get();
  const found = docs.map((snapshot) => ({ id: snapshot.id, data: snapshot.data() }));
  const uids = [...new Set(found.map(({ data }) => data.uid))];
  const accounts = await readAll(uids.map(userDocument));
  const names = new Map(uids.map((uid, index) => [uid, accounts[index]?.name]));
  return found.map(({ id, data: { uid, channel, tries, lastError, at, ...told } }) => {
    const name = names.get(uid);
    return {
      ...{ id, uid, channel, tries, at: at.toMillis() },
      ...(name !== undefined && { name }),
      ...(lastError !== undefined && { lastError }),
      title: sayNotification(told)?.title ?? told.kind,
    };
  });
}

/** What the mail provider has taken, where there is a limit or it wants to be left alone. */
async function letterReport(): Promise<LetterRoomReport | undefined> {
  if (lettersFrom() === undefined) return undefined;
  const [limits, room, now] = [letterLimits(), await emailRateLimit(), Date.now()];
  const { pausedUntil = 0 } = room;
  if (Object.keys(limits).length === 0 && pausedUntil <= now) return undefined;
  return { limits, sent: lettersSent(room, now), ...(pausedUntil > now && { pausedUntil }) };
}

/** What could not be sent and what waits, for admins: some forty documents and two counts are read. */
export async function reportDeliveries(actor: Actor): Promise<DeliveryReport> {
  requireRole(actor, 'Admin');
  const failed = deliveries().where('state', '==', 'failed');
  const due = deliveries().where('state', '==', 'due');
  const [letters, failures, oldest, waiting, worst] = await Promise.all([
    letterReport(),
    countOf(failed),
    rowsOf(failed.orderBy('at')),
    countOf(due),
    rowsOf(due.where('tries', '>', 0).orderBy('tries', 'desc')),
  ]);
  return {
    channels: openChannels(),
    ...(letters !== undefined && { letters }),
    failed: { count: failures, rows: oldest },
    waiting: { count: waiting, rows: worst },
  };
}
