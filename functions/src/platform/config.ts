import { LOCAL_BUCKET, REGION } from '@thriftline/domain/base/ports';
import { SHOP } from '@thriftline/domain/base/shop/shop';
import type { EmailLimits } from '@thriftline/domain/notifications/sending-report';
import { SETTINGS_CACHE_SECONDS } from '@thriftline/domain/settings/settings-cache-time';
import { defineSecret } from 'firebase-functions/params';

export { REGION };

/** The service account that functions run under, without the project's part of its address. */
export const FUNCTIONS_ACCOUNT = 'thriftline-functions';

/** Key of the Stripe account; any `sk_test_` key suits the local card provider. */
export const STRIPE_SECRET_KEY = defineSecret('STRIPE_SECRET_KEY');
/** Signs the events Stripe sends to `stripeWebhook`. */
export const STRIPE_WEBHOOK_SECRET = defineSecret('STRIPE_WEBHOOK_SECRET');
/** Signs the events of sellers' accounts that it sends there; `off` while the shop pays nobody out. */
export const STRIPE_CONNECT_WEBHOOK_SECRET = defineSecret('STRIPE_CONNECT_WEBHOOK_SECRET');
/** Signs the tokens of `POST /api/jwt`. */
export const JWT_SECRET = defineSecret('JWT_SECRET');
/** Signs push messages; `off` where the shop sends none. */
export const VAPID_PRIVATE_KEY = defineSecret('VAPID_PRIVATE_KEY');
/** Where e-mails are handed over: `smtps://name:password@host`, or `off` for a shop that sends none. */
export const SMTP_URL = defineSecret('SMTP_URL');
/** Signs the links by which somebody who is not signed in wants no more e-mails. */
export const UNSUBSCRIBE_SECRET = defineSecret('UNSUBSCRIBE_SECRET');

/** What sending takes, whichever way. */
export const DELIVERY_SECRETS = [SMTP_URL, UNSUBSCRIBE_SECRET, VAPID_PRIVATE_KEY];

/** The public half of the key that push messages are signed with; without it none are sent. */
export function vapidPublicKey(): string | undefined {
  return process.env.VAPID_PUBLIC_KEY || undefined;
}

/** The address that e-mails come from; without it nobody is written to. */
export function emailsFrom(): string | undefined {
  return process.env.LETTERS_FROM || undefined;
}

/** Most e-mails that the mail provider takes in an hour and in a day; absent where nothing is set. */
export function emailLimits(): EmailLimits {
  const { LETTERS_PER_HOUR, LETTERS_PER_DAY } = process.env;
  return {
    ...(LETTERS_PER_HOUR && { hour: Number(LETTERS_PER_HOUR) }),
    ...(LETTERS_PER_DAY && { day: Number(LETTERS_PER_DAY) }),
  };
}

/** The address that answers to e-mails go to, unless it is the one they come from. */
export function repliesTo(): string | undefined {
  return process.env.LETTERS_REPLY_TO || undefined;
}

/** Base address of the card provider; absent means Stripe itself. */
export function stripeApiBase(): string | undefined {
  return process.env.STRIPE_API_BASE || undefined;
}

/** Where sellers' accounts with the card provider are, as ISO 3166 names countries: where the shop is, unless they are elsewhere. */
export function payoutCountry(): string {
  return process.env.PAYOUT_COUNTRY || SHOP.country;
}

/** Origins that are push services beside the known ones: that of the local world, and none anywhere else. */
export function localPushOrigins(): string[] {
  const { FUNCTIONS_EMULATOR, LOCAL_PUSH_ORIGIN } = process.env;
  return FUNCTIONS_EMULATOR === 'true' && LOCAL_PUSH_ORIGIN ? [LOCAL_PUSH_ORIGIN] : [];
}

/** How many documents, pictures or payment attempts one account may create in a minute. */
export function creationsPerMinute(): number {
  return Number(process.env.CREATIONS_PER_MINUTE || 120);
}

/** How many payment intents one account may have made in an hour: few while its address is not confirmed. */
export function intentsPerHour(isConfirmed: boolean): number {
  const { INTENTS_PER_HOUR, INTENTS_PER_HOUR_UNCONFIRMED } = process.env;
  return isConfirmed ? Number(INTENTS_PER_HOUR || 30) : Number(INTENTS_PER_HOUR_UNCONFIRMED || 3);
}

/** How many payments one account may ask to have recorded in a minute. */
export function paymentRecordsPerMinute(): number {
  return Number(process.env.PAYMENT_RECORDS_PER_MINUTE || 30);
}

/**
 * The bucket of pictures, or undefined for the project's default one. The emulators name a default bucket of the old
 * form, so the local name is given outright.
 */
export function pictureBucket(): string | undefined {
  return process.env.FUNCTIONS_EMULATOR === 'true' ? LOCAL_BUCKET : undefined;
}

/**
 * Where the site is, without a slash at the end: what canonical addresses and the sitemap begin with. Never taken from
 * a request, since anybody can send any Host.
 */
export function siteOrigin(): string {
  const origin = process.env.SITE_ORIGIN || `https://${process.env.GCLOUD_PROJECT}.web.app`;
  return new URL(origin).origin;
}

/** For how many seconds the counts of the categories' items are kept before they are counted again. */
export function categoryCountSeconds(): number {
  return Number(process.env.CATEGORY_COUNT_SECONDS || 300);
}

/** For how many seconds the sitemap is kept before the advertisements are read again. */
export function sitemapSeconds(): number {
  return Number(process.env.SITEMAP_SECONDS || 3600);
}

/** For how many seconds a function remembers the operator's settings; half of what Hosting's network keeps them. */
export function settingsSeconds(): number {
  return Number(process.env.SETTINGS_SECONDS || SETTINGS_CACHE_SECONDS / 2);
}
