// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { pushStanding } from './push-standing.ts';

const env = vi.hoisted(() => ({ vapidPublicKey: 'a key' as string | undefined }));
vi.mock('@/config/env.ts', () => ({ env }));

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15';
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15';

function browser(permission: NotificationPermission | null, userAgent = MAC, maxTouchPoints = 0): void {
  vi.stubGlobal('navigator', { userAgent, maxTouchPoints, serviceWorker: {} });
  if (permission === null) return;
  vi.stubGlobal('Notification', { permission });
  vi.stubGlobal('PushManager', {});
}

afterEach(() => {
  vi.unstubAllGlobals();
  env.vapidPublicKey = 'a key';
});

it.each(['default', 'granted'] as const)('possible, where the browser can and may (%s)', (permission) => {
  browser(permission);
  expect(pushStanding()).toBe('possible');
});

it('refused, where its user has said no', () => {
  browser('denied');
  expect(pushStanding()).toBe('refused');
});

it('to be installed first on iPhones and iPads, and not to be had in other browsers that lack it', () => {
  vi.stubGlobal('Notification', undefined);
  Reflect.deleteProperty(window, 'Notification');
  Reflect.deleteProperty(window, 'PushManager');
  browser(null, IPHONE, 5);
  expect(pushStanding()).toBe('installFirst');
  browser(null, MAC, 5);
  expect(pushStanding()).toBe('installFirst');
  browser(null, MAC, 0);
  expect(pushStanding()).toBe('unsupported');
});

it('nothing to be offered, where the shop has no key', () => {
  env.vapidPublicKey = undefined;
  browser('granted');
  expect(pushStanding()).toBe('notSent');
});
