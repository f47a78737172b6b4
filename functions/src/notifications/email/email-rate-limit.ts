import { createHash } from 'node:crypto';
import {
  EMAIL_ROOM,
  type EmailRoom,
  hasRoom,
  paused,
  type Urgency,
  withEmail,
} from '@thriftline/domain/notifications/email-rate-limit';
import { collection, documentIn, read } from '../../firestore/collection.ts';
import { emailLimits, SMTP_URL } from '../../platform/config.ts';
import { firestore } from '../../platform/firebase.ts';

const EMPTY: EmailRoom = { sent: {} };

/** What the mail provider that is set up has taken lately: another one begins anew. */
const roomDocument = () => {
  const provider = createHash('sha256').update(SMTP_URL.value()).digest('hex').slice(0, 32);
  return documentIn(collection<EmailRoom>(EMAIL_ROOM), provider);
};

/** What it has taken lately, as far as that is counted: without limits of the operator's it is not. */
export async function emailRateLimit(): Promise<EmailRoom> {
  return (await read(roomDocument())) ?? EMPTY;
}

/** Takes the place of one e-mail, and gives the room as it was; undefined where there is none for it now. */
export async function takeEmailAllowance(urgency: Urgency): Promise<EmailRoom | undefined> {
  const limits = emailLimits();
  if (limits.hour === undefined && limits.day === undefined) {
    const room = await emailRateLimit();
    return hasRoom(room, limits, urgency, Date.now()) ? room : undefined;
  }
  const document = roomDocument();
  return firestore().runTransaction(async (transaction) => {
    const room = (await read(document, transaction)) ?? EMPTY;
    const now = Date.now();
    if (!hasRoom(room, limits, urgency, now)) return undefined;
    transaction.set(document, withEmail(room, now));
    return room;
  });
}

/** Leaves the provider alone for a while, as it said that it was too much. */
export async function pauseEmails(): Promise<void> {
  const document = roomDocument();
  await firestore().runTransaction(async (transaction) => {
    transaction.set(document, paused((await read(document, transaction)) ?? EMPTY, Date.now()));
  });
}

/** Forgets that it was too much once, as the provider takes e-mails again. */
export async function endPause(): Promise<void> {
  const document = roomDocument();
  await firestore().runTransaction(async (transaction) => {
    const room = await read(document, transaction);
    if (room?.pauses === undefined) return;
    const { pauses: _pauses, pausedUntil: _until, ...rest } = room;
    transaction.set(document, rest);
  });
}
