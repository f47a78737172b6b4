import { filesOf } from './pages.ts';
import { HOME, PIECE_VISITORS, type PieceName, type PieceVisitors } from './precache-visitors.ts';

/** What is in a piece of the app. */
interface PieceContents {
  /** Its screens, by their files below app/routes/: the rows of pages.ts that name it. */
  routes: readonly string[];
  /** What stands around them, or is loaded late by every page: modules, by their paths seen from web/. */
  parts: readonly string[];
  /** Files of the website that no module brings. */
  files?: readonly string[];
}

/** Screens, and what belongs to them, that come to a device together. */
export interface PrecacheGroup extends PieceVisitors, PieceContents {}

/** Where the build cuts the typefaces, seen from web/. */
export const TYPEFACES = 'node_modules/.typefaces/';

const PAGES = 'src/app/layouts/material-pages.tsx';
const TOASTS = 'src/app/toast-host.tsx';
const INBOX = 'src/app/layouts/dashboard/inbox.tsx';
const DASHBOARD = ['src/app/layouts/dashboard/dashboard.tsx', 'src/app/dashboard-pages.ts'];
const fontOf = (face: string) => `${TYPEFACES}${face}-plain.woff2`;

const CONTENTS: Record<PieceName, PieceContents> = {
  page: {
    routes: [],
    parts: [
      'src/app/theme/typefaces.ts',
      fontOf('bricolage-grotesque'),
      fontOf('instrument-sans'),
      'src/app/worker/register-worker.tsx',
    ],
  },
  'being signed in': {
    routes: [],
    parts: [
      'src/features/auth/session/watch-session.ts',
      'src/outbox/sending/run-outbox.ts',
      'src/app/layouts/bars/inbox-watch.tsx',
      'src/app/routes/open/home/member-part.tsx',
    ],
  },
  browsing: {
    routes: filesOf('browsing'),
    parts: [
      TOASTS,
      PAGES,
      ...DASHBOARD,
      'src/app/item-pages.ts',
      'src/app/routes/shop/category/begin-category.ts',
      'src/app/routes/shop/category/category-page.tsx',
      'src/lib/pictures/forget-picture.ts',
      'src/outbox/texts/explain-refusal.ts',
      'src/outbox/drafts/refused-edits.ts',
      'src/outbox/texts/sent-texts.ts',
      'src/features/auth/session/finish-registration.ts',
      // The home page asks it where there is a place that it knows; who goes on looks for towns.
      '../domain/src/search/towns/places.ts',
      '../domain/src/search/geohash.ts',
    ],
  },
  talking: {
    routes: filesOf('talking'),
    parts: [...DASHBOARD, INBOX],
  },
  buying: {
    routes: filesOf('buying'),
    parts: [...DASHBOARD],
  },
  selling: {
    routes: filesOf('selling'),
    parts: [
      ...DASHBOARD,
      'src/app/draft-publisher.tsx',
      'src/features/products/publishing/publish-drafts.ts',
      // Finds the code of an order in the camera's picture, where the browser cannot: hand-overs are where there is no network.
      '../node_modules/jsqr/dist/jsQR.js',
    ],
  },
  strolling: {
    routes: filesOf('strolling'),
    parts: [PAGES, TOASTS],
    // The worker keeps the page as it was drawn last, and has this where there is none.
    files: [HOME],
  },
  'own things': {
    routes: filesOf('own things'),
    parts: [
      ...DASHBOARD,
      INBOX,
      'src/components/gallery/zoom.tsx',
      'src/app/layouts/account/sign-out-question.tsx',
      'src/app/layouts/account/sign-out-parts.ts',
      'src/features/users/api/choose-language.ts',
    ],
  },
  paying: {
    routes: filesOf('paying'),
    parts: [...DASHBOARD],
  },
  shopkeeping: {
    routes: filesOf('shopkeeping'),
    parts: [...DASHBOARD],
  },
  administration: {
    routes: filesOf('administration'),
    parts: [...DASHBOARD],
  },
  languages: {
    routes: [],
    parts: ['src/lib/language/packs/ar.ts', 'src/lib/language/packs/de.ts'],
  },
  doors: {
    routes: filesOf('doors'),
    // Where site data is forbidden there is no worker.
    parts: [PAGES, 'src/components/states/no-site-data.tsx'],
  },
};

/**
 * Which parts of the app a device is given while nobody waits for them: to whom, and in which order. A screen's imports come with it,
 * and so do the dialogs that it loads when they are opened, but for those that a piece names. What a visitor is not
 * given is kept all the same once it was opened. docs/offline.md says how.
 */
export const PRECACHE_GROUPS: readonly PrecacheGroup[] = PIECE_VISITORS.map((piece) => ({
  ...piece,
  ...CONTENTS[piece.name],
}));

/**
 * What is loaded when it is asked for and never ahead: of the towns a page needs those of a letter or two, the browser itself keeps the
 * worker that sends with the app closed, and charts show what only the server can count.
 */
export const ON_DEMAND =
  /\/towns\/towns-\w+\.json$|\/auth\/components\/local-|queue-worker\.ts$|\/statistics\/components\/number-chart\.tsx$/;
