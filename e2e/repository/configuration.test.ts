import { createRequire } from 'node:module';
import {
  COLLECTIONS,
  CONVERSATION_MESSAGES,
  REPORT_EVIDENCE,
  SEALED_REVIEWS,
  UPLOADS,
  VIEWS,
} from '@thriftline/domain/base/collections';
import { LOCAL_BUCKET, LOCAL_PROJECT, PORTS, REGION } from '@thriftline/domain/base/ports';
import { KNOWN_LANGUAGES } from '@thriftline/domain/base/shop/known-languages';
import { INBOX } from '@thriftline/domain/notifications/inbox';
import { TOLD } from '@thriftline/domain/notifications/notice-limits';
import { SENDINGS } from '@thriftline/domain/notifications/sending';
import { OPEN_PAGES } from '@thriftline/domain/pages/open-page';
import { MESSAGE_PICTURES } from '@thriftline/domain/pictures/message-picture';
import { describe, expect, it } from 'vitest';
import { repositoryFiles, textOf } from './source-files.ts';

// Hosting's own way to tell which rules fit a path, of the server that the Firebase CLI brings along.
const { configMatcher } = createRequire(import.meta.url)('superstatic/lib/utils/patterns') as {
  configMatcher: (path: string, rule: object) => boolean;
};

interface Rewrite {
  source?: string;
  regex?: string;
  destination?: string;
  function?: { functionId: string; region: string; pinTag?: boolean };
}

interface FirebaseJson {
  hosting: { rewrites: Rewrite[]; headers: { source: string }[] };
  emulators: Record<string, { port?: number } | boolean>;
}

interface Indexes {
  indexes: { collectionGroup: string }[];
  fieldOverrides: { collectionGroup: string }[];
}

/** What firebase.json names by another word than domain/, or not at all. */
const NO_EMULATOR_OF_THE_CLI = ['cardProvider', 'pushService', 'letters', 'smtp'];

const firebase = JSON.parse(textOf('firebase.json')) as FirebaseJson;

describe('what stands in domain/ and in the configuration', () => {
  it('is the same port for every emulator', () => {
    const configured = Object.entries(firebase.emulators).flatMap(([name, value]) =>
      typeof value === 'object' && value.port !== undefined ? [[name, value.port]] : [],
    );
    const defined = Object.entries(PORTS).filter(([name]) => !NO_EMULATOR_OF_THE_CLI.includes(name));
    expect(Object.fromEntries(configured)).toEqual(Object.fromEntries(defined));
  });

  it('is the same region for every function behind an address', () => {
    const called = firebase.hosting.rewrites.flatMap((rewrite) => rewrite.function ?? []);
    expect(called.length).toBeGreaterThan(0);
    expect(called.map(({ functionId, region }) => `${functionId} in ${region}`)).toEqual(
      called.map(({ functionId }) => `${functionId} in ${REGION}`),
    );
  });

  it('is the same open pages and languages that a function draws, and no header of files covers what it says of keeping them', () => {
    const names = OPEN_PAGES.join('|');
    const { rewrites, headers } = firebase.hosting;
    const languages = KNOWN_LANGUAGES.join('|');
    const drawn = rewrites.find((rewrite) => rewrite.function?.functionId === 'pages')?.regex;
    expect(drawn).toContain(`|${names}|(${languages})(/.*)?|`);
    expect(headers.map(({ source }) => source)).toContain(`/!(${names}|sitemap*.xml|${languages})`);
    expect(headers.map(({ source }) => source)).toContain(`/!(api|ads|letters|${languages})/**`);
    expect(headers.map(({ source }) => source)).not.toContain('/*');
  });

  it('is the same local project', () => {
    expect(JSON.parse(textOf('.firebaserc'))).toEqual({ projects: { default: LOCAL_PROJECT } });
    expect(LOCAL_PROJECT).toMatch(/^demo-/);
    expect(LOCAL_BUCKET).toBe(`${LOCAL_PROJECT}.firebasestorage.app`);
  });

  it('is the same collections in the indexes', () => {
    const { indexes, fieldOverrides } = JSON.parse(textOf('firestore.indexes.json')) as Indexes;
    const named = new Set([...indexes, ...fieldOverrides].map(({ collectionGroup }) => collectionGroup));
    const known: ReadonlySet<string> = new Set([
      ...Object.values(COLLECTIONS),
      CONVERSATION_MESSAGES,
      SENDINGS,
      INBOX,
      MESSAGE_PICTURES,
      REPORT_EVIDENCE,
      UPLOADS,
      SEALED_REVIEWS,
      TOLD,
      VIEWS,
    ]);
    expect([...named].filter((name) => !known.has(name))).toEqual([]);
  });

  it('stands nowhere else in the code', () => {
    // Ports of the numbers below are too common as other numbers to look for; project, bucket and region are not.
    const literal = new RegExp(`${LOCAL_PROJECT}(?!-)|${REGION}`);
    const files = repositoryFiles('web/src', 'functions', 'tools', 'e2e', 'bench').filter(
      (path) => /\.(ts|tsx|mjs)$/.test(path) && !path.endsWith('.test.ts'),
    );
    expect(files.filter((path) => literal.test(textOf(path)))).toEqual([]);
  });
});

/** Who answers at a path where there is no file: the first rewrite that fits. */
function answererAt(path: string): string | undefined {
  const rewrite = firebase.hosting.rewrites.find((one) => configMatcher(path, one));
  return rewrite?.function?.functionId ?? rewrite?.destination;
}

describe('who answers at an address', () => {
  it.each([
    ...[
      '/',
      '/ads/',
      '/ads/oak-chair',
      '/ads/oak-chair/more',
      '/login',
      '/signup',
      '/reset-password',
      '/blog',
    ],
    ...['/en', '/de/', '/de/login', '/ar/ads/oak-chair', '/de/dashboard/myorders', '/de/nowhere'],
    ...['/sitemap.xml', '/sitemap-2026-01.xml', '/letters/off', '/letters/confirm'],
  ])('is the function that draws pages at %s', (path) => {
    expect(answererAt(path)).toBe('pages');
  });

  it.each([
    ...[
      '/ads',
      '/loginx',
      '/my/login',
      '/login/more',
      '/blog/one',
      '/dashboard',
      '/dashboard/myorders',
      '/help',
    ],
    ...[
      '/search',
      '/products/p1',
      '/categories/phones',
      '/sellers/s1',
      '/fr',
      '/fr/login',
      '/EN',
      '/den',
      '/x/de/',
    ],
    ...['/sitemap', '/sitemap/a.xml', '/sitemapxml', '/my-sitemap.xml', '/letters', '/letters/other'],
  ])('is the app at %s', (path) => {
    expect(answererAt(path)).toBe('/app.html');
  });

  it('is the function of the API below /api, and nobody for a file that is missing', () => {
    expect(answererAt('/api/settings')).toBe('api');
    expect(answererAt('/assets/gone-0a1b2c3d.js')).toBeUndefined();
  });

  // The CLI tags a pinned function once for each rewrite, all at the same time and from the same state: Google takes the first.
  it('is a function pinned by one rewrite only', () => {
    const pinned = firebase.hosting.rewrites.flatMap((rewrite) =>
      rewrite.function?.pinTag ? rewrite.function.functionId : [],
    );
    expect(pinned).toEqual(['pages']);
  });
});
