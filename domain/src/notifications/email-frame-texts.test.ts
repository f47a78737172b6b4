import { expect, it } from 'vitest';
import { NOTIFICATION_SAMPLES } from '../testing/notification-samples.ts';
import { emailLink } from './email-frame-texts.ts';
import { sayNotification } from './notification.ts';
import { NOTIFICATION_KINDS, type NotificationKind } from './notification-kinds.ts';

it.each(Object.keys(NOTIFICATION_KINDS) as NotificationKind[])(
  'the link under an event of the kind %s says where it leads',
  (kind) => {
    const path = sayNotification({ kind, params: NOTIFICATION_SAMPLES[kind] })?.path ?? '';
    const link = emailLink(path);
    expect(link).not.toBe('View details');
    // To the dashboard itself alone: what lies below it has a name of its own.
    expect(link === 'Open dashboard').toBe(path === '/dashboard');
  },
);
