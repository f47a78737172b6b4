import { createHash } from 'node:crypto';
import { type Delivery, deliveryId } from '@thriftline/domain/notifications/delivery';
import { emailReceipt, type ReceiptLines } from '@thriftline/domain/notifications/email-receipt';
import { EMAIL_TEXTS, type UnsubscribeChoice } from '@thriftline/domain/notifications/email-texts';
import { sayNotification } from '@thriftline/domain/notifications/notification';
import {
  NOTIFICATION_KINDS,
  type NotificationKind,
  type NotificationParams,
} from '@thriftline/domain/notifications/notification-kinds';
import { OPTIONAL_CHANNELS } from '@thriftline/domain/notifications/notification-preferences';
import { findSignIn } from '../../accounts/sign-in/sign-ins.ts';
import { readAll } from '../../firestore/collection.ts';
import { orderDocument } from '../../orders/order-documents.ts';
import { lettersFrom, repliesTo, SMTP_URL, siteOrigin } from '../../platform/config.ts';
import { inLanguage } from '../../platform/reader-language.ts';
import { loadShopSettings } from '../../settings/load-shop-settings.ts';
import type { Outcome, Recipient } from '../sending/sender.ts';
import { asRefusal, mailerOf } from './mailer.ts';
import { unsubscribeLink } from './unsubscribe-link.ts';
import { type EmailContent, type EmailEvent, writeEmail } from './write-email.ts';

/** What may be switched off of what a letter tells; undefined where none of it may. */
export function choiceOf(deliveries: readonly Pick<Delivery, 'kind'>[]): UnsubscribeChoice | undefined {
  const groups = new Set(deliveries.map(({ kind }) => NOTIFICATION_KINDS[kind as NotificationKind].group));
  const optional = [...groups].filter((group) =>
    (OPTIONAL_CHANNELS[group] as readonly string[]).includes('email'),
  );
  return optional.length > 1 ? 'all' : optional[0];
}

/** The same letter has the same id, however often it is handed over: readers may then show it once. */
export function messageId(deliveries: readonly Delivery[], from: string): string {
  const ids = deliveries.map(deliveryId).sort().join('\n');
  const domain = from.split('@').at(-1) ?? 'localhost';
  return `<${createHash('sha256').update(ids).digest('hex').slice(0, 32)}@${domain}>`;
}

/** The payment that a delivery is the receipt of; undefined for all others. */
function paymentOf({ kind, params }: Pick<Delivery, 'kind' | 'params'>): string | undefined {
  return kind === 'paid' ? (params as NotificationParams<'paid'>).orderId : undefined;
}

/** The receipts that a letter is to hold, by their payments: of what the account itself has paid. */
async function receiptsOf(
  deliveries: readonly Delivery[],
  recipient: Recipient,
): Promise<ReadonlyMap<string, ReceiptLines>> {
  const orderIds = deliveries.flatMap((delivery) => paymentOf(delivery) ?? []);
  const found = await readAll(orderIds.map(orderDocument));
  return new Map(
    orderIds.flatMap((orderId, index) => {
      const order = found[index];
      if (order?.buyerId !== recipient.uid) return [];
      return [[orderId, inLanguage(recipient, () => emailReceipt(orderId, order))] as const];
    }),
  );
}

/** What is said of a delivery; undefined for a kind that is not known here. */
function eventOf(delivery: Delivery, receipts: ReadonlyMap<string, ReceiptLines>): EmailEvent | undefined {
  const said = sayNotification(delivery);
  const receipt = receipts.get(paymentOf(delivery) ?? '');
  return said && { ...said, ...(receipt !== undefined && { receipt }) };
}

/** What a mailer is given: everything of a letter but who hands it over. Throws when nothing of it is known here. */
export function composeEmail(
  deliveries: readonly Delivery[],
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
  const [first, ...others] = deliveries.flatMap((delivery) => eventOf(delivery, receipts) ?? []);
  if (first === undefined) throw new Error('Nothing is known of what the letter is to tell.');
  const choice = choiceOf(deliveries);
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
    messageId: messageId(deliveries, from),
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

/** Sends one letter of all that is given, to the account's address, if Auth knows that it is theirs. */
export async function sendEmail(
  deliveries: readonly [Delivery, ...Delivery[]],
  recipient: Recipient,
): Promise<Outcome> {
  const { uid } = recipient;
  const from = lettersFrom();
  if (from === undefined) throw new Error('LETTERS_FROM is not set any more.');
  const signIn = await findSignIn(uid);
  if (!signIn?.email || !signIn.emailVerified) return 'nobody';
  const { name: shop } = await loadShopSettings();
  const receipts = await receiptsOf(deliveries, recipient);
  const to = { uid, address: signIn.email };
  const letter = inLanguage(recipient, () =>
    composeEmail(deliveries, { ...to, shop, from, replyTo: repliesTo(), receipts }),
  );
  try {
    await mailerOf(SMTP_URL.value()).sendMail(letter);
  } catch (error) {
    throw asRefusal(error);
  }
  return 'sent';
}
