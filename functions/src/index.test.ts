import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { callablePath } from '@thriftline/domain/calls/callable-path';
import { CALLABLES, type CallableName } from '@thriftline/domain/calls/callables';
import { expect, it } from 'vitest';
import * as deployed from './index.ts';

const endpoints = new Map(
  Object.entries(deployed).map(([name, served]) => [name, (served as { __endpoint: unknown }).__endpoint]),
);

it.each(Object.keys(CALLABLES) as CallableName[])('%s is deployed as a callable', (name) => {
  const [served = ''] = callablePath(name).split('/');
  expect(endpoints.get(served)).toHaveProperty('callableTrigger');
});

/** Folders of which each file does something by itself, and the files that say when. */
const TABLES = {
  callables: [
    'callables/deployed-callables.ts',
    'callables/serve/admin-call.ts',
    'callables/serve/call.ts',
    'callables/serve/callable.ts',
    'callables/serve/time-limit.ts',
  ],
  pages: ['pages/pages.ts'],
  schedules: ['schedules/ticks.ts'],
  triggers: ['triggers/followers.ts', 'triggers/document-written.ts', 'index.ts'],
};

/** What the other files of a folder are made of. */
const PARTS: readonly string[] = [
  'pages/address-head.ts',
  'pages/advertisement-head.ts',
  'pages/answer-rendered.ts',
  'pages/email-links/link-page.ts',
  'pages/fill/fill-body.ts',
  'pages/fill/fill-frame.ts',
  'pages/fill/fill-head.ts',
  'pages/fill/fill-language.ts',
  'pages/load-drawing.ts',
  'pages/page-file.ts',
  'pages/page-in-language.ts',
  'pages/page-settings.ts',
  'pages/plain-path.ts',
  'pages/read-home-content.ts',
  'pages/serve-pages.ts',
  'pages/sitemap/known-sitemap.ts',
  'pages/sitemap/periods.ts',
  'pages/sitemap/sitemap-xml.ts',
  'pages/structured-data.ts',
  'triggers/events/entity-of.ts',
];

const textOf = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');

it.each(Object.entries(TABLES))('everything in %s/ is called', (folder, tables) => {
  const files = readdirSync(new URL(folder, import.meta.url), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .filter((name) => ![...tables, ...PARTS].includes(`${folder}/${name}`));
  expect(files.length).toBeGreaterThan(0);
  const named = tables.map(textOf).join('\n');
  expect(files.filter((name) => !named.includes(`/${basename(name)}'`))).toEqual([]);
});
