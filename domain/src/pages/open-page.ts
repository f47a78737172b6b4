import type { HomeContent } from './home-content.ts';

/** Pages that show everybody the same, whatever is sold: the function `pages` answers them, each at its name. */
export const OPEN_PAGES = ['login', 'signup', 'reset-password', 'blog'] as const;

/** One of them. */
export type OpenPage = (typeof OPEN_PAGES)[number];

/** What such a page is drawn of, on the server and once more in the browser. */
export type OpenPageContent = Pick<HomeContent, 'at' | 'settings'>;

/** The element that holds the OpenPageContent a page was drawn of, as JSON. */
export const OPEN_PAGE_CONTENT_ID = 'page-content';
