import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { CATALOGS } from '../build/catalogs.mjs';
import { countBareTexts } from './bare-texts.ts';
import { checkCatalogs } from './check-catalogs.ts';
import { extract } from './extract.ts';
import { TRANSLATED } from './languages.ts';
import { catalogPaths, planCatalogs } from './plan-catalogs.ts';
import { ROOT, sources } from './sources.ts';
import { BARE_TEXTS } from './texts-command.ts';

const found = sources();

it('every catalog has what the sources have: otherwise run `npm run texts`', async () => {
  const planned = await planCatalogs(await extract(found), TRANSLATED, CATALOGS);
  expect(planned.size).toBeGreaterThan(1);
  expect(catalogPaths(TRANSLATED, CATALOGS).sort()).toEqual([...planned.keys()].sort());
  const stale = [...planned].filter(
    ([path, text]) => !existsSync(CATALOGS + path) || readFileSync(CATALOGS + path, 'utf8') !== text,
  );
  expect(stale.map(([path]) => path)).toEqual([]);
});

it('every translation has the arguments, elements and plural cases it needs', () => {
  expect(checkCatalogs(TRANSLATED, CATALOGS).faults).toEqual([]);
});

it('every text has a translation', () => {
  const { missing } = checkCatalogs(TRANSLATED, CATALOGS);
  expect(missing.map(({ language, concern, message }) => `${language}/${concern}: ${message}`)).toEqual([]);
});

it('no concern has more texts outside the catalogs than before: translate them, and run `npm run texts`', () => {
  const counts = countBareTexts(found);
  expect(Object.keys(counts).length).toBeGreaterThan(0);
  expect(counts).toEqual(JSON.parse(readFileSync(join(ROOT, BARE_TEXTS), 'utf8')));
});
