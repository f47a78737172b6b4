import type { Found } from './found-list.ts';

/** Whether some of it was found on this device alone. Apart, for pages that need no more of searches. */
export function isOfDevice({ pages }: Pick<Found, 'pages'>): boolean {
  return pages.some((page) => page.isOfDevice === true);
}
