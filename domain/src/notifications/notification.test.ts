import { describe, expect, it } from 'vitest';
import { NOTIFICATION_SAMPLES } from '../testing/notification-samples.ts';
import { notificationId, sayNotification } from './notification.ts';
import { NOTIFICATION_KINDS, type NotificationKind } from './notification-kinds.ts';

const KINDS = Object.keys(NOTIFICATION_KINDS) as NotificationKind[];

describe('a notification', () => {
  it.each(KINDS)('of the kind %s says something whole of its parameters alone', (kind) => {
    const said = sayNotification({ kind, params: NOTIFICATION_SAMPLES[kind] });
    expect(said?.path).toMatch(/^\/[a-z]/);
    const words = `${said?.title} ${said?.text ?? ''}`;
    expect(words).not.toMatch(/undefined|NaN|\[object|\$\{/);
    const isAboutItem = 'productname' in NOTIFICATION_SAMPLES[kind];
    if (isAboutItem) expect(words).toContain('Oak chair');
  });

  it('comes into the inbox by default, whatever its kind', () => {
    for (const { channels } of Object.values(NOTIFICATION_KINDS)) expect(channels).toContain('inbox');
  });

  it('says prices in the shop’s currency', () => {
    const params = { productId: 'chair', productname: 'Oak chair', from: 60, price: 45.5 };
    expect(sayNotification({ kind: 'priceDropped', params })).toEqual({
      title: 'Oak chair is now $45.50',
      text: 'Down from $60.',
      path: '/products/chair',
    });
  });

  it('says who took a badge: an admin with a reason, or the account by what it changed', () => {
    const said = (params: object) => sayNotification({ kind: 'badgeTakenBack', params });
    expect(said({ why: 'Not your address' })).toMatchObject({
      title: 'An admin removed your Verified badge',
      text: 'Reason: Not your address',
    });
    expect(said({})).toMatchObject({
      title: 'You no longer have the Verified badge',
      text: expect.stringContaining('your old name or e-mail address'),
    });
  });

  it.each(['aKindOfALaterRelease', 'toString', '__proto__'])('of the kind %s says nothing', (kind) => {
    expect(sayNotification({ kind, params: {} })).toBeUndefined();
  });

  it('has an id of what happened to what, and which time', () => {
    expect(notificationId({ kind: 'sold', subject: 'chair_bea', version: 'pi_1' })).toBe(
      'sold_chair_bea_pi_1',
    );
  });
});
