import { paths } from '../../base/paths.ts';
import { kindOf, type NotificationChannel, type NotificationGroup } from './kind-entry.ts';
import type { Ordered } from './parameters.ts';

/** Something that happened to an order, which leads to its page. */
export const ordered = (
  group: NotificationGroup,
  channels: readonly NotificationChannel[],
  title: (productname: string) => string,
  text?: () => string,
) =>
  kindOf<Ordered>({
    group,
    channels,
    once: 'an event',
    say: ({ productname, orderId }) => ({
      title: title(productname),
      ...(text !== undefined && { text: text() }),
      path: paths.dashboard.order.href(orderId),
    }),
  });
