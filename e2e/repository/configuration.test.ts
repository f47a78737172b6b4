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

interface Rewrite {
  source: string;
  function?: { functionId: string; region: string };
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
    const drawn = rewrites.filter((rewrite) => rewrite.function?.functionId === 'pages');
    expect(drawn.map(({ source }) => source)).toContain(`/@(${names})`);
    const languages = KNOWN_LANGUAGES.join('|');
    for (const source of [`/@(${languages})`, `/@(${languages})/**`]) {
      expect(drawn.map((rewrite) => rewrite.source)).toContain(source);
    }
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
