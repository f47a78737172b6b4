import { createHash } from 'node:crypto';
import { EMAIL_TEXTS, type UnsubscribeChoice } from '@thriftline/domain/notifications/email-frame-texts';
import { emailReceipt, type ReceiptLines } from '@thriftline/domain/notifications/email-receipt';
import { sayNotification } from '@thriftline/domain/notifications/notification';
import {
  NOTIFICATION_KINDS,
  type NotificationKind,
  type NotificationParams,
} from '@thriftline/domain/notifications/notification-kinds';
import { OPTIONAL_CHANNELS } from '@thriftline/domain/notifications/notification-preferences';
import { type Sending, sendingId } from '@thriftline/domain/notifications/sending';
import { findSignIn } from '../../accounts/sign-in/sign-ins.ts';
import { readAll } from '../../firestore/collection.ts';
import { orderDocument } from '../../orders/order-documents.ts';
import { emailsFrom, repliesTo, SMTP_URL, siteOrigin } from '../../platform/config.ts';
import { inLanguage } from '../../platform/reader-language.ts';
import { loadShopSettings } from '../../settings/load-shop-settings.ts';
import type { Outcome, Recipient } from '../sending/sender.ts';
import { asRefusal, mailerOf } from './mailer.ts';
import { unsubscribeLink } from './unsubscribe-link.ts';
import { type EmailContent, type EmailEvent, writeEmail } from './write-email.ts';

/** What may be switched off of what an e-mail tells; undefined where none of it may. */
export function choiceOf(sendings: readonly Pick<Sending, 'kind'>[]): UnsubscribeChoice | undefined {
  const groups = new Set(sendings.map(({ kind }) => NOTIFICATION_KINDS[kind as NotificationKind].group));
  const optional = [...groups].filter((group) =>
    (OPTIONAL_CHANNELS[group] as readonly string[]).includes('email'),
  );
  return optional.length > 1 ? 'all' : optional[0];
}

/** The same e-mail has the same id, however often it is handed over: readers may then show it once. */
export function messageId(sendings: readonly Sending[], from: string): string {
  const ids = sendings.map(sendingId).sort().join('\n');
  const domain = from.split('@').at(-1) ?? 'localhost';
  return `<${createHash('sha256').update(ids).digest('hex').slice(0, 32)}@${domain}>`;
}

/** The payment that a sending is the receipt of; undefined for all others. */
function paymentOf({ kind, params }: Pick<Sending, 'kind' | 'params'>): string | undefined {
  return kind === 'paid' ? (params as NotificationParams<'paid'>).orderId : undefined;
}

/** The receipts that an e-mail is to hold, by their payments: of what the account itself has paid. */
async function receiptsOf(
  sendings: readonly Sending[],
  recipient: Recipient,
): Promise<ReadonlyMap<string, ReceiptLines>> {
  const orderIds = sendings.flatMap((sending) => paymentOf(sending) ?? []);
  const found = await readAll(orderIds.map(orderDocument));
  return new Map(
    orderIds.flatMap((orderId, index) => {
      const order = found[index];
      if (order?.buyerId !== recipient.uid) return [];
      return [[orderId, inLanguage(recipient, () => emailReceipt(orderId, order))] as const];
    }),
  );
}

/** What is said of a sending; undefined for a kind that is not known here. */
function eventOf(sending: Sending, receipts: ReadonlyMap<string, ReceiptLines>): EmailEvent | undefined {
  const said = sayNotification(sending);
  const receipt = receipts.get(paymentOf(sending) ?? '');
  return said && { ...said, ...(receipt !== undefined && { receipt }) };
}

/** What a mailer is given: everything of an e-mail but who hands it over. Throws when nothing of it is known here. */
export function composeEmail(
  sendings: readonly Sending[],
  {
    uid,
    address,
    shop,
    from,
    replyTo,
    receipts = new Map(),
  }: {
    uid: string;
    address: string;
    shop: string;
    from: string;
    replyTo?: string | undefined;
    receipts?: ReadonlyMap<string, ReceiptLines>;
  },
) {
  const [first, ...others] = sendings.flatMap((sending) => eventOf(sending, receipts) ?? []);
  if (first === undefined) throw new Error('Nothing is known of what the letter is to tell.');
  const choice = choiceOf(sendings);
  const link = choice === undefined ? undefined : unsubscribeLink({ uid, choice });
  const content: EmailContent = {
    events: [first, ...others],
    shop,
    origin: siteOrigin(),
    ...(choice !== undefined &&
      link !== undefined && { unsubscribe: { href: link, words: EMAIL_TEXTS.noMoreOf(choice) } }),
  };
  return {
    from: { name: shop, address: from },
    ...(replyTo !== undefined && { replyTo }),
    // As an object: an address is never taken for a list of several.
    to: { name: '', address },
    messageId: messageId(sendings, from),
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(link !== undefined && {
        // As they are: RFC 8058 wants each in one piece.
        'List-Unsubscribe': { prepared: true, value: `<${link}>` },
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    ...writeEmail(content),
  };
}

/** Sends one e-mail of all that is given, to the account's address, if Auth knows that it is theirs. */
export async function sendEmail(
  sendings: readonly [Sending, ...Sending[]],
  recipient: Recipient,
): Promise<Outcome> {
  const { uid } = recipient;
  const from = emailsFrom();
  if (from === undefined) throw new Error('LETTERS_FROM is not set any more.');
  const signIn = await findSignIn(uid);
  if (!signIn?.email || !signIn.emailVerified) return 'nobody';
  const { name: shop } = await loadShopSettings();
  const receipts = await receiptsOf(sendings, recipient);
  const to = { uid, address: signIn.email };
  const letter = inLanguage(recipient, () =>
    composeEmail(sendings, { ...to, shop, from, replyTo: repliesTo(), receipts }),
  );
  try {
    await mailerOf(SMTP_URL.value()).sendMail(letter);
  } catch (error) {
    throw asRefusal(error);
  }
  return 'sent';
}
