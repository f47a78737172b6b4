import { createHmac, timingSafeEqual } from 'node:crypto';
import { siteOrigin } from '../platform/config.ts';
import { unsubscribeSecret } from '../platform/secrets.ts';

/** Where an address is confirmed: hosting sends it on to the function `confirmAddress`. */
export const CONFIRM_PATH = '/letters/confirm';

/** Which subscription, and when it was asked for (milliseconds since 1970): one that was taken back and made anew is another. */
export interface Confirming {
  id: string;
  since: number;
}

function signatureOf({ id, since }: Confirming): Buffer {
  return createHmac('sha256', unsubscribeSecret()).update(`confirm an address\n${since}\n${id}`).digest();
}

/** The link of the letter: who has it reads the mail of that address. It can do nothing else. */
export function confirmLink(confirming: Confirming): string {
  const link = new URL(CONFIRM_PATH, siteOrigin());
  const signature = signatureOf(confirming).toString('base64url');
  link.search = new URLSearchParams({
    subscription: confirming.id,
    since: String(confirming.since),
    signature,
  }).toString();
  return link.href;
}

/** What a link asks for; undefined when it was not made here. Its values are as the request gave them. */
export function readConfirmLink(query: Record<string, unknown>): Confirming | undefined {
  const { subscription: id, since, signature } = query;
  if (typeof id !== 'string' || typeof since !== 'string' || typeof signature !== 'string') return undefined;
  if (!/^[0-9a-f]{64}$/.test(id) || !/^\d{1,16}$/.test(since)) return undefined;
  const confirming = { id, since: Number(since) };
  const given = Buffer.from(signature, 'base64url');
  const expected = signatureOf(confirming);
  return given.length === expected.length && timingSafeEqual(given, expected) ? confirming : undefined;
}
