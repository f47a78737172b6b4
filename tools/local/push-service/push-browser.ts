import { createECDH, randomBytes, randomUUID } from 'node:crypto';
import type { ReceiverKeys } from './decrypt-push.ts';
import type { Sender } from './read-vapid.ts';

/** How a service answers for a browser: takes messages, is down, says that it is gone, never answers, or sends elsewhere. */
export const BEHAVIOURS = ['up', 'down', 'gone', 'slow', 'elsewhere'] as const;
export type Behaviour = (typeof BEHAVIOURS)[number];

/** A message that a browser got. */
export interface Received {
  /** Its text, decrypted. */
  text: string;
  /** As it came, base64url: for whoever tries another key. */
  body: string;
  ttl: number;
  urgency: string;
  topic: string;
  sender: Sender;
}

/** A browser that subscribed here, with the keys that only it knows. */
export interface PushBrowser {
  id: string;
  keys: ReceiverKeys;
  behaviour: Behaviour;
  /** How often somebody tried to send it something. */
  tries: number;
  received: Received[];
}

/** A browser of its own keys, for as long as the service runs. */
export function newPushBrowser(): PushBrowser {
  const curve = createECDH('prime256v1');
  curve.generateKeys();
  const keys = { curve, auth: randomBytes(16) };
  return { id: randomUUID(), keys, behaviour: 'up', tries: 0, received: [] };
}

/** What the browser would tell a page of its subscription. */
export function subscriptionOf({ id, keys: { curve, auth } }: PushBrowser, origin: string) {
  return {
    endpoint: `${origin}/push/${id}`,
    keys: { p256dh: curve.getPublicKey('base64url'), auth: auth.toString('base64url') },
  };
}
