import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { CATALOGS } from '../build/catalogs.mjs';
import { needlessReasons, strayTexts } from './bare-texts.ts';
import { checkCatalogs } from './check-catalogs.ts';
import { extract } from './extract.ts';
import { TRANSLATED } from './languages.ts';
import { catalogPaths, planCatalogs } from './plan-catalogs.ts';
import { sources } from './sources.ts';

const found = sources();

it('every catalog has what the sources have: otherwise run `npm run texts`', async () => {
  const planned = await planCatalogs(await extract(found), TRANSLATED, CATALOGS);
  expect(planned.size).toBeGreaterThan(1);
  expect(catalogPaths(TRANSLATED, CATALOGS).sort()).toEqual([...planned.keys()].sort());
  const stale = [...planned].filter(
    ([path, text]) => !existsSync(CATALOGS + path) || readFileSync(CATALOGS + path, 'utf8') !== text,
  );
  expect(stale.map(([path]) => path)).toEqual([]);
}, 60_000);

it('every translation has the arguments, elements and plural cases it needs', () => {
  expect(checkCatalogs(TRANSLATED, CATALOGS).faults).toEqual([]);
});

it('every text has a translation', () => {
  const { missing } = checkCatalogs(TRANSLATED, CATALOGS);
  expect(missing.map(({ language, concern, message }) => `${language}/${concern}: ${message}`)).toEqual([]);
});

it('every text is in the catalogs, or has a reason not to be: translate it (recipe “A text”)', () => {
  expect(strayTexts(found)).toEqual([]);
});

it('every reason not to be in the catalogs is needed', () => {
  expect(needlessReasons(found)).toEqual([]);
});
