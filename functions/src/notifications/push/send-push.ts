import { createHash } from 'node:crypto';
import type { NotificationGroup } from '@thriftline/domain/notifications/kinds/kind-entry';
import {
  NOTIFICATION_KINDS,
  type NotificationKind,
} from '@thriftline/domain/notifications/notification-kinds';
import { MAX_PUSH_TARGETS, type PushTarget } from '@thriftline/domain/notifications/push-target';
import type { Sending } from '@thriftline/domain/notifications/sending';
import { FieldValue, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { pushTargetsOf } from '../../accounts/push-targets.ts';
import { inLanguage } from '../../platform/reader-language.ts';
import { inboxOf } from '../sending/inbox.ts';
import type { Outcome, Send } from '../sending/sender.ts';
import { sendingOf } from '../sending/sendings.ts';
import { composePush } from './compose-push.ts';
import { countPush } from './count-push.ts';
import { type PushOptions, postPush } from './post-push.ts';
import { vapidKeys } from './vapid-keys.ts';

/** For how many seconds a push service keeps a message for a browser that is away. */
const KEPT_SECONDS = 24 * 60 * 60;

/** More than this is not counted at the icon. */
const MOST_COUNTED = 99;

/** What somebody waits for an answer to wakes a phone that saves its power. */
const URGENT: readonly NotificationGroup[] = ['messages', 'sales'];

/** A name for a subject that push services take, and that tells them nothing. */
const topicOf = (uid: string, tag: string) =>
  createHash('sha256').update(`${uid} ${tag}`).digest('base64url').slice(0, 32);

/** Hands it to one browser, and writes down that it took it; one that is gone is forgotten. */
async function sendTo(
  target: QueryDocumentSnapshot<PushTarget>,
  sending: Sending,
  { payload, options }: { payload: string; options: PushOptions },
): Promise<'taken' | 'gone'> {
  const outcome = await postPush(target.data(), payload, options);
  if (outcome === 'gone') await target.ref.delete();
  else await sendingOf(sending).update({ reached: FieldValue.arrayUnion(target.id) });
  return outcome;
}

/**
 * Tells an account what a sending is about, in each of its browsers that was not told yet. Throws where one of them is to be
 * tried again.
 */
export const sendPush: Send = async (
  [sending],
  { uid, preferences: { seenUntil, timeZone }, locale, language },
): Promise<Outcome> => {
  const vapid = vapidKeys();
  if (vapid === undefined) return 'nobody';
  const targets = (await pushTargetsOf(uid).limit(MAX_PUSH_TARGETS).get()).docs;
  if (targets.length === 0) return 'nobody';
  const ofDay = await countPush(sending, timeZone);
  const inbox = inboxOf(uid);
  const unseen = seenUntil === undefined ? inbox : inbox.where('at', '>', seenUntil);
  const { count } = (await unseen.limit(MOST_COUNTED).count().get()).data();
  const message = inLanguage({ language, locale }, () => composePush(sending, { ofDay, unseen: count }));
  if (message === undefined) return 'nobody';
  const { group } = NOTIFICATION_KINDS[sending.kind as NotificationKind];
  const options: PushOptions = {
    vapid,
    ttl: KEPT_SECONDS,
    urgency: URGENT.includes(group) ? 'high' : 'normal',
    topic: topicOf(uid, message.tag),
  };
  const push = { payload: JSON.stringify(message), options };
  const { reached = [] } = sending;
  const left = targets.filter(({ id }) => !reached.includes(id));
  const outcomes = await Promise.allSettled(left.map((target) => sendTo(target, sending, push)));
  const failure = outcomes.find((outcome) => outcome.status === 'rejected');
  if (failure !== undefined) throw failure.reason;
  const isTaken = outcomes.some((outcome) => outcome.status === 'fulfilled' && outcome.value === 'taken');
  return isTaken || reached.length > 0 ? 'sent' : 'nobody';
};
