import { createHash } from 'node:crypto';
import { isToBeAsked, type Subscriber } from '@thriftline/domain/settings/subscriber';
import * as logger from 'firebase-functions/logger';
import { read } from '../firestore/collection.ts';
import { endPause, pauseEmails, takeEmailAllowance } from '../notifications/email/email-rate-limit.ts';
import { asRefusal, mailerOf } from '../notifications/email/mailer.ts';
import { Refused, TooMuch } from '../notifications/sending/sender.ts';
import { emailsFrom, repliesTo, SMTP_URL } from '../platform/config.ts';
import { firestore } from '../platform/firebase.ts';
import { inLanguage } from '../platform/reader-language.ts';
import { loadShopSettings } from '../settings/load-shop-settings.ts';
import { confirmLink } from './confirm-link.ts';
import { subscriberById } from './subscribers.ts';
import { writeConfirmation } from './write-confirmation.ts';

/** The same e-mail has the same id, however often it is handed over. */
function messageId(id: string, { createdAt, asked }: Subscriber, from: string): string {
  const hash = createHash('sha256').update(`${id} ${createdAt.toMillis()} ${asked}`).digest('hex');
  return `<${hash.slice(0, 32)}@${from.split('@').at(-1)}>`;
}

async function send(id: string, subscriber: Subscriber): Promise<void> {
  const from = emailsFrom();
  if (from === undefined) throw new Error('LETTERS_FROM is not set any more.');
  const { name: shop } = await loadShopSettings();
  const { email, consent, createdAt, language } = subscriber;
  const link = confirmLink({ id, since: createdAt.toMillis() });
  const replyTo = repliesTo();
  await mailerOf(SMTP_URL.value()).sendMail({
    from: { name: shop, address: from },
    ...(replyTo !== undefined && { replyTo }),
    // As an object: an address is never taken for a list of several.
    to: { name: '', address: email },
    messageId: messageId(id, subscriber, from),
    headers: { 'Auto-Submitted': 'auto-generated' },
    ...inLanguage({ language }, () => writeConfirmation({ shop, consent, link })),
  });
}

/** Notes that all that were asked for by then were sent, of the same subscription. */
async function noteSent(id: string, { createdAt, asked }: Subscriber): Promise<void> {
  const document = subscriberById(id);
  await firestore().runTransaction(async (transaction) => {
    const known = await read(document, transaction);
    if (known?.createdAt.toMillis() !== createdAt.toMillis() || known.sent >= asked) return;
    transaction.update(document, { sent: asked });
  });
}

/**
 * Asks by an e-mail whose address was given, where that is still to be asked: as the subscription is now. Throws where the server takes
 * no e-mail now; an address that it refuses for good is left to expire.
 */
export async function askToConfirm(id: string): Promise<void> {
  const subscriber = await read(subscriberById(id));
  if (subscriber === undefined || !isToBeAsked(subscriber)) return;
  // Somebody waits for it: as urgent as what is about an account.
  const room = await takeEmailAllowance(0);
  if (room === undefined) throw new TooMuch('The mail provider takes no more e-mails for now.');
  try {
    await send(id, subscriber);
    if (room.pauses !== undefined) await endPause();
  } catch (error) {
    const cause = asRefusal(error);
    if (cause instanceof TooMuch) await pauseEmails();
    if (!(cause instanceof Refused)) throw cause;
    logger.warn('An address that was given for letters is none', { id });
  }
  await noteSent(id, subscriber);
}
