import { env } from '@/config/env.ts';

/**
 * What stands between this browser and push messages: the shop sends none; the browser takes them for installed apps alone, or
 * not at all; its user has refused them; or nothing.
 */
export type PushStanding = 'notSent' | 'installFirst' | 'unsupported' | 'refused' | 'possible';

/** On iPhones and iPads an app has to be on the home screen first. iPads say that they are Macs, but can be touched. */
function isApple(): boolean {
  return (
    /iPhone|iPad/.test(navigator.userAgent) ||
    (/Mac/.test(navigator.userAgent) && navigator.maxTouchPoints > 1)
  );
}

/** How this browser stands to push messages. */
export function pushStanding(): PushStanding {
  if (env.vapidPublicKey === undefined) return 'notSent';
  const canTakeThem = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  if (!canTakeThem) return isApple() ? 'installFirst' : 'unsupported';
  return Notification.permission === 'denied' ? 'refused' : 'possible';
}
