import { paths } from '@thriftline/domain/base/paths';
import { sayNotification } from '@thriftline/domain/notifications/notification';
import { NOTIFICATION_SAMPLES } from '@thriftline/domain/testing/notification-samples';
import { matchPath } from 'react-router-dom';
import { expect, it } from 'vitest';

const addresses = [paths, paths.dashboard].flatMap((part) =>
  Object.values(part).flatMap((entry) =>
    'path' in entry && typeof entry.path === 'string' ? [entry.path] : [],
  ),
);

it.each(Object.entries(NOTIFICATION_SAMPLES))(
  'a notification of the kind %s leads to a page',
  (kind, params) => {
    const { path = '' } = sayNotification({ kind, params }) ?? {};
    const [page = ''] = path.split('?');
    expect(addresses.filter((address) => matchPath(address, page))).not.toEqual([]);
  },
);
