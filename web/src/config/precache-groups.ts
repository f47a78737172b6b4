import type { Role } from '@thriftline/domain/accounts/roles';
import { filesOf } from './pages.ts';

/** Who a piece of the app is for: an account of a role, or a stranger. */
export type Visitor = 'Stranger' | Role;
export const VISITORS = ['Stranger', 'Buyer', 'Seller', 'Admin'] as const satisfies readonly Visitor[];

const MEMBERS: readonly Visitor[] = ['Buyer', 'Seller', 'Admin'];

/** Screens, and what belongs to them, that come to a device together. */
export interface PrecacheGroup {
  name: string;
  /** Whose devices are given it before any of its screens was opened there. */
  for: readonly Visitor[];
  /** Whether it waits until somebody stays: who only looks in should not pay for what is needed later. */
  whenStaying: boolean;
  /** Its screens, by their files below app/routes/: the rows of pages.ts that name it. */
  routes: readonly string[];
  /** What stands around them, or is loaded late by every page: modules, by their paths seen from web/. */
  parts: readonly string[];
  /** Files of the website that no module brings. */
  files?: readonly string[];
}

/** What the home page starts with on a device that knows it. */
export const HOME = 'home.html';

/** How the name of the file begins that lists what belongs to which piece. */
export const LIST = 'assets/pieces-';

/** A piece as a digit of that list. */
export function digitOf(piece: number): string {
  return piece.toString(36);
}

/** Where the build cuts the typefaces, seen from web/. */
export const TYPEFACES = 'node_modules/.typefaces/';

const PAGES = 'src/app/layouts/material-pages.tsx';
const TOASTS = 'src/app/toast-host.tsx';
const INBOX = 'src/app/layouts/dashboard/inbox.tsx';
const DASHBOARD = ['src/app/layouts/dashboard/dashboard.tsx', 'src/app/dashboard-pages.ts'];
const fontOf = (face: string) => `${TYPEFACES}${face}-plain.woff2`;

/**
 * Which parts of the app a device is given while nobody waits for them: to whom, and in which order. A screen's imports come with it,
 * and so do the dialogs that it loads when they are opened, but for those that a piece names. What a visitor is not
 * given is kept all the same once it was opened. docs/offline.md says how.
 */
export const PRECACHE_GROUPS: readonly PrecacheGroup[] = [
  {
    name: 'page',
    for: VISITORS,
    whenStaying: false,
    routes: [],
    parts: [
      'src/app/theme/typefaces.ts',
      fontOf('bricolage-grotesque'),
      fontOf('instrument-sans'),
      'src/app/worker/register-worker.tsx',
    ],
  },
  {
    // Their first visit has loaded most of it by itself.
    name: 'being signed in',
    for: MEMBERS,
    whenStaying: false,
    routes: [],
    parts: [
      'src/features/auth/session/watch-session.ts',
      'src/outbox/sending/run-outbox.ts',
      'src/app/layouts/bars/inbox-watch.tsx',
      'src/app/routes/open/home/member-part.tsx',
    ],
  },
  {
    name: 'browsing',
    for: MEMBERS,
    whenStaying: true,
    routes: filesOf('browsing'),
    parts: [
      TOASTS,
      PAGES,
      ...DASHBOARD,
      'src/app/item-pages.ts',
      'src/app/routes/shop/category/begin-category.ts',
      'src/app/routes/shop/category/category-page.tsx',
      'src/outbox/texts/explain-refusal.ts',
      'src/outbox/texts/sent-texts.ts',
      'src/features/auth/session/finish-registration.ts',
    ],
  },
  {
    name: 'talking',
    for: MEMBERS,
    whenStaying: true,
    routes: filesOf('talking'),
    parts: [...DASHBOARD, INBOX],
  },
  {
    name: 'buying',
    for: ['Buyer', 'Seller'],
    whenStaying: true,
    routes: filesOf('buying'),
    parts: [...DASHBOARD],
  },
  {
    name: 'selling',
    for: ['Seller', 'Admin'],
    whenStaying: true,
    routes: filesOf('selling'),
    parts: [
      ...DASHBOARD,
      'src/app/draft-publisher.tsx',
      'src/features/products/publishing/publish-drafts.ts',
      // Finds the code of an order in the camera's picture, where the browser cannot: hand-overs are where there is no network.
      '../node_modules/jsqr/dist/jsQR.js',
    ],
  },
  {
    name: 'strolling',
    for: VISITORS,
    whenStaying: true,
    routes: filesOf('strolling'),
    parts: [PAGES, TOASTS],
    // The worker keeps the page as it was drawn last, and has this where there is none.
    files: [HOME],
  },
  {
    name: 'own things',
    for: MEMBERS,
    whenStaying: true,
    routes: filesOf('own things'),
    parts: [
      ...DASHBOARD,
      INBOX,
      'src/components/gallery/zoom.tsx',
      'src/app/layouts/account/sign-out-question.tsx',
      'src/app/layouts/account/sign-out-parts.ts',
      'src/features/auth/api/note-device.ts',
      'src/features/users/api/choose-language.ts',
    ],
  },
  {
    name: 'paying',
    for: ['Buyer', 'Seller'],
    whenStaying: true,
    routes: filesOf('paying'),
    parts: [...DASHBOARD],
  },
  {
    name: 'shopkeeping',
    for: ['Seller', 'Admin'],
    whenStaying: true,
    routes: filesOf('shopkeeping'),
    parts: [...DASHBOARD],
  },
  {
    name: 'administration',
    for: ['Admin'],
    whenStaying: true,
    routes: filesOf('administration'),
    parts: [...DASHBOARD],
  },
  // Only who reads one of them needs it, and their device keeps it from the first visit on.
  {
    name: 'languages',
    for: [],
    whenStaying: false,
    routes: [],
    parts: ['src/lib/language/packs/ar.ts', 'src/lib/language/packs/de.ts'],
  },
  // Of no use without a network, so that nobody is given them unasked.
  {
    name: 'doors',
    for: [],
    whenStaying: true,
    routes: filesOf('doors'),
    // Where site data is forbidden there is no worker.
    parts: [PAGES, 'src/components/states/no-site-data.tsx'],
  },
];

/**
 * What is loaded when it is asked for and never ahead: of the towns a page needs those of a letter or two, the browser itself keeps the
 * worker that sends with the app closed, and charts show what only the server can count.
 */
export const ON_DEMAND =
  /\/towns\/towns-\w+\.json$|\/auth\/components\/local-|queue-worker\.ts$|\/statistics\/components\/number-chart\.tsx$/;
