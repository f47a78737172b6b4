import { env } from '@/config/env.ts';
import { isApple } from '../browser/is-apple.ts';

/**
 * What stands between this browser and push messages: the shop sends none; the browser takes them for installed apps alone, or
 * not at all; its user has refused them; or nothing.
 */
export type PushStanding = 'notSent' | 'installFirst' | 'unsupported' | 'refused' | 'possible';

/** How this browser stands to push messages. */
export function pushStanding(): PushStanding {
  if (env.vapidPublicKey === undefined) return 'notSent';
  const canTakeThem = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  if (!canTakeThem) return isApple() ? 'installFirst' : 'unsupported';
  return Notification.permission === 'denied' ? 'refused' : 'possible';
}
