import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CATALOGS } from '../build/catalogs.mjs';
import { strayTexts } from './bare-texts.ts';
import { checkCatalogs, type MissingText } from './check-catalogs.ts';
import { extract } from './extract.ts';
import { TRANSLATED } from './languages.ts';
import { catalogPaths, type Files, planCatalogs } from './plan-catalogs.ts';
import { sources } from './sources.ts';

/** Writes the catalogues that there should be, and removes the others. */
function writeCatalogs(planned: Files): void {
  for (const path of catalogPaths(TRANSLATED, CATALOGS)) if (!planned.has(path)) rmSync(join(CATALOGS, path));
  for (const [path, text] of planned) {
    mkdirSync(dirname(join(CATALOGS, path)), { recursive: true });
    writeFileSync(join(CATALOGS, path), text);
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
 * `npm run texts`: writes the catalogues from the sources, and says what is missing or wrong in them. Texts that
 * no macro translates are faults. `-- --missing CONCERN` lists the texts of a concern without a translation. Gives 1 for faults.
 */
export async function textsCommand([option, wanted]: readonly string[] = []): Promise<number> {
  const found = sources();
  writeCatalogs(await planCatalogs(await extract(found), TRANSLATED, CATALOGS));
  const { missing, faults } = checkCatalogs(TRANSLATED, CATALOGS);
  printMissing(missing);
  if (option === '--missing') {
    const own = missing.filter(({ concern }) => concern === wanted);
    for (const { language, message } of own) console.log(`${language}: ${message}`);
  }
  const stray = strayTexts(found).map((text) => `Not in the catalogs: ${text}`);
  for (const fault of [...faults, ...stray]) console.error(fault);
  return faults.length + stray.length === 0 ? 0 : 1;
}
