import { emailsSent } from '@thriftline/domain/notifications/email-rate-limit';
import type { Sending } from '@thriftline/domain/notifications/sending';
import {
  type EmailRoomReport,
  MAX_REPORTED,
  MOST_COUNTED,
  type ReportedSending,
  type SendingReport,
} from '@thriftline/domain/notifications/sending-report';
import type { Query } from 'firebase-admin/firestore';
import type { Actor } from '../accounts/actor.ts';
import { requireRole } from '../accounts/require-right.ts';
import { userDocument } from '../accounts/users.ts';
import { readAll } from '../firestore/collection.ts';
import { emailLimits, emailsFrom } from '../platform/config.ts';
import { emailRateLimit } from './email/email-rate-limit.ts';
import { openChannels } from './open-channels.ts';
import { sendings } from './sending/sendings.ts';

const countOf = async (query: Query<Sending>) => (await query.limit(MOST_COUNTED).count().get()).data().count;

async function rowsOf(query: Query<Sending>): Promise<ReportedSending[]> {
  const { docs } = await query.limit(MAX_REPORTED).get();
  const found = docs.map((snapshot) => ({ id: snapshot.id, data: snapshot.data() }));
  const uids = [...new Set(found.map(({ data }) => data.uid))];
  const accounts = await readAll(uids.map(userDocument));
  const names = new Map(uids.map((uid, index) => [uid, accounts[index]?.name]));
  return found.map(({ id, data: { uid, channel, kind, params, tries, lastError, at } }) => {
    const name = names.get(uid);
    return {
      ...{ id, uid, channel, kind, params, tries, at: at.toMillis() },
      ...(name !== undefined && { name }),
      ...(lastError !== undefined && { lastError }),
    };
  });
}

/** What the mail provider has taken, where there is a limit or it wants to be left alone. */
async function emailReport(): Promise<EmailRoomReport | undefined> {
  if (emailsFrom() === undefined) return undefined;
  const [limits, room, now] = [emailLimits(), await emailRateLimit(), Date.now()];
  const { pausedUntil = 0 } = room;
  if (Object.keys(limits).length === 0 && pausedUntil <= now) return undefined;
  return { limits, sent: emailsSent(room, now), ...(pausedUntil > now && { pausedUntil }) };
}

/** What could not be sent and what waits, for admins: some forty documents and two counts are read. */
export async function reportSending(actor: Actor): Promise<SendingReport> {
  requireRole(actor, 'Admin');
  const failed = sendings().where('state', '==', 'failed');
  const due = sendings().where('state', '==', 'due');
  const [letters, failures, oldest, waiting, worst] = await Promise.all([
    emailReport(),
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
