import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CATALOGS } from '../build/catalogs.mjs';
import { bareTexts, countBareTexts } from './bare-texts.ts';
import { checkCatalogs, type MissingText } from './check-catalogs.ts';
import { extract } from './extract.ts';
import { TRANSLATED } from './languages.ts';
import { catalogPaths, type Files, planCatalogs } from './plan-catalogs.ts';
import { concernOf, ROOT, sources } from './sources.ts';

/** Where the counts of texts stand that no macro translates, below the root. */
export const BARE_TEXTS = 'texts/bare-texts.json';

/** Writes the catalogues that there should be, and removes the others. */
function writeCatalogs(planned: Files): void {
  for (const path of catalogPaths(TRANSLATED, CATALOGS)) if (!planned.has(path)) rmSync(join(CATALOGS, path));
  for (const [path, text] of planned) {
    mkdirSync(dirname(join(CATALOGS, path)), { recursive: true });
    writeFileSync(join(CATALOGS, path), text);
  }
}

/** Writes how many texts of each concern no macro translates, and prints what has changed. Throws where there are more, unless those are accepted. */
function writeCounts(counts: Readonly<Record<string, number>>, acceptMore: boolean): void {
  const before = JSON.parse(readFileSync(join(ROOT, BARE_TEXTS), 'utf8')) as Record<string, number>;
  const more = Object.keys(counts).filter((concern) => (counts[concern] ?? 0) > (before[concern] ?? 0));
  if (more.length > 0 && !acceptMore) {
    const hint =
      'Translate them (`npm run texts -- --bare CONCERN` lists them), or accept them with --accept-more';
    throw new Error(`More texts outside the catalogs than before in ${more.join(', ')}. ${hint}.`);
  }
  writeFileSync(join(ROOT, BARE_TEXTS), `${JSON.stringify(counts, null, 2)}\n`);
  for (const concern of new Set([...Object.keys(before), ...Object.keys(counts)])) {
    const [one = 0, other = 0] = [before[concern], counts[concern]];
    if (one !== other) console.log(`${concern}: texts outside the catalog ${one} → ${other}`);
  }
}

function printMissing(missing: readonly MissingText[]): void {
  for (const language of TRANSLATED) {
    const own = missing.filter((one) => one.language === language).map(({ concern }) => concern);
    const where = [...new Set(own)].map((name) => `${name} ${own.filter((one) => one === name).length}`);
    console.log(
      own.length === 0 ? `${language}: complete` : `${language}: ${own.length} missing (${where.join(', ')})`,
    );
  }
}

/**
 * `npm run texts`: writes the catalogues from the sources, and says what is missing or wrong in them. `-- --bare CONCERN`
 * lists the texts of a concern that no macro translates; `-- --missing CONCERN` those without a translation. Gives 1 for
 * catalogues with faults.
 */
export async function textsCommand([option, wanted]: readonly string[] = []): Promise<number> {
  const found = sources();
  writeCatalogs(await planCatalogs(await extract(found), TRANSLATED, CATALOGS));
  writeCounts(countBareTexts(found), option === '--accept-more');
  const { missing, faults } = checkCatalogs(TRANSLATED, CATALOGS);
  printMissing(missing);
  if (option === '--missing') {
    const own = missing.filter(({ concern }) => concern === wanted);
    for (const { language, message } of own) console.log(`${language}: ${message}`);
  }
  if (option === '--bare') {
    for (const source of found.filter(({ path }) => concernOf(path) === wanted))
      for (const { line, text } of bareTexts(source)) console.log(`${source.path}:${line}: ${text}`);
  }
  for (const fault of faults) console.error(fault);
  return faults.length === 0 ? 0 : 1;
}
