import { isPushEndpoint } from '@thriftline/domain/notifications/push-services';
import type { PushTarget } from '@thriftline/domain/notifications/push-target';
import { localPushOrigins, siteOrigin } from '../../platform/config.ts';
import type { VapidKeys } from './vapid-keys.ts';

/** Longest anybody waits for a push service, in milliseconds. */
const TIMEOUT_MS = 10_000;

/** What a push service says of a browser that has no such address any more. */
const GONE: readonly number[] = [404, 410];

/** How a message is to be delivered: https://www.rfc-editor.org/rfc/rfc8030#section-5 */
export interface PushOptions {
  vapid: VapidKeys;
  /** For how many seconds the push service keeps it for a browser that is away. */
  ttl: number;
  urgency: 'low' | 'normal' | 'high';
  /** At most 32 characters of base64url: one that still waits there is replaced by a later one of the same topic. */
  topic: string;
}

/** Whom push services write to about the shop's messages; they take no address without https. */
function subject(): string {
  const origin = siteOrigin();
  return origin.startsWith('https:') ? origin : 'https://thriftline.example';
}

/**
 * Hands a message, encrypted for the browser alone, to its push service. `gone` where the browser is not to be reached there
 * any more, nor later. Throws where it may be reached later; the message names the service, never the address.
 */
export async function postPush(
  { endpoint, p256dh, auth }: PushTarget,
  payload: string,
  { vapid, ttl, urgency, topic }: PushOptions,
): Promise<'taken' | 'gone'> {
  // The table may have changed since it was saved.
  if (!isPushEndpoint(endpoint, localPushOrigins())) return 'gone';
  const { default: webPush } = await import('web-push');
  const { method, headers, body } = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    payload,
    {
      TTL: ttl,
      urgency,
      topic,
      contentEncoding: 'aes128gcm',
      vapidDetails: { subject: subject(), ...vapid },
    },
  );
  const response = await fetch(endpoint, {
    method,
    headers: Object.entries(headers).map(([name, value]) => [name, String(value)]),
    body: new Uint8Array(body),
    // To wherever that would be: only known services are called.
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  // Whatever it has to say, however much.
  await response.body?.cancel();
  if (response.ok) return 'taken';
  if (GONE.includes(response.status)) return 'gone';
  throw new Error(`The push service ${new URL(endpoint).host} answered ${response.status}.`);
}
