import { t } from '@lingui/core/macro';
import { ValidationError } from 'yup';
import { tidyMobile } from '../base/fields/fields.ts';
import { AMOUNT, typedValue } from '../base/fields/number-kinds.ts';
import { schemaFaults } from '../base/fields/schema-faults.ts';
import { readTypedNumber } from '../base/fields/typed-number.ts';
import { perLocale } from '../base/locale/locale.ts';
import { words } from '../base/texts/words.ts';
import type { ProductAttribute } from '../catalogue/attributes/attribute-kinds.ts';
import { attributeTitle } from '../catalogue/attributes/attribute-texts.ts';
import {
  ATTRIBUTE_NAMES,
  type AttributeName,
  numberKindOf,
  PRODUCT_ATTRIBUTES,
} from '../catalogue/attributes/product-attributes.ts';
import { categoryKey } from '../catalogue/categories/category-key.ts';
import { deliveryFault } from '../catalogue/delivery.ts';
import { productInputSchema } from '../catalogue/product.ts';
import type { OpenSettings } from '../settings/open-settings.ts';
import { operatorPriceFault } from '../settings/operator-price-fault.ts';
import { type CsvRow, parseCsv } from './parse-csv.ts';

/** The title of the column whose text tells a row from the others, in this file and in the next. */
export const KEY_COLUMN = 'Key';

/** Most rows of a file, and most characters of a key. */
export const MAX_IMPORT_ROWS = 500;
export const MAX_KEY = 100;

/** Most bytes of a file: 500 rows of the longest descriptions. */
export const MAX_IMPORT_BYTES = 4 * 1024 * 1024;

/** What is wrong with a cell, under the title of its column. */
export interface CellFault {
  column: string;
  message: string;
}

/** A row of the file: a product as the form would hold it, all facts being texts. */
export interface ProductRow {
  line: number;
  key: string;
  facts: Record<AttributeName, string>;
  faults: CellFault[];
}

/** What a file writes before the decimals of a number. */
export type DecimalSign = '.' | ',';

/** A number of the file that may be two, as each decimal sign reads it, in words: `1.200` is `$1.20` or `$1,200`. */
export interface DoubtfulNumber {
  line: number;
  column: string;
  text: string;
  readings: Record<DecimalSign, string>;
}

/** What a file comes to: its rows, with the numbers that only its writer can read, or why there are none. */
export type ProductFile = { rows: ProductRow[]; doubtful: DoubtfulNumber[] } | { fault: string };

interface Surroundings {
  categories: readonly { _id: string; categoryname: string }[];
  settings: Pick<OpenSettings, 'minPrice'>;
  /** What its writer said of numbers that may be two. */
  decimalSign?: DecimalSign | undefined;
}

/** The titles of a file: the key, and what the form calls each fact. */
export const IMPORT_COLUMNS: readonly string[] = [KEY_COLUMN, ...ATTRIBUTE_NAMES.map(attributeTitle)];

/** Those that a file cannot do without. */
const NEEDED_COLUMNS: readonly string[] = [
  KEY_COLUMN,
  ...ATTRIBUTE_NAMES.filter((name) => !('optional' in PRODUCT_ATTRIBUTES[name])).map(attributeTitle),
];

const listFormat = perLocale((locale) => new Intl.ListFormat(locale, { type: 'unit' }));

const listOf = (titles: readonly string[]) => listFormat().format(titles);

const plain = (title: string) => title.trim().toLowerCase();

/** What a cell says, without what spreadsheets need: what begins like a formula is exported behind a quote. */
function cellText(cell: string): string {
  return cell.trim().replace(/^'(?=[=+\-@])/, '');
}

/** A number that may be two, by each decimal sign: the one sign that it has groups digits for who writes the other. */
function doubtOf(fact: ProductAttribute, text: string): Record<DecimalSign, number> | undefined {
  const kind = numberKindOf(fact);
  const read = kind && readTypedNumber(text, kind);
  if (read?.kind !== 'either') return undefined;
  const [grouped, decimal] = read.values;
  return /[,，،﹐]/.test(text) ? { '.': grouped, ',': decimal } : { '.': decimal, ',': grouped };
}

/** A number with a point before its decimals, and nothing else; as it is where it is none, or may be two. */
function numberText(fact: ProductAttribute, text: string, decimalSign: DecimalSign | undefined): string {
  const kind = numberKindOf(fact);
  const doubt = decimalSign && doubtOf(fact, text);
  const value = doubt ? doubt[decimalSign] : kind && typedValue(text, kind);
  return value === undefined ? text : String(value);
}

/** A cell as the form would hold it: numbers plain, options as they are written. */
function factText(fact: ProductAttribute, cell: string, { categories, decimalSign }: Surroundings): string {
  const text = cellText(cell);
  switch (fact.kind) {
    case 'price':
    case 'cost':
    case 'number':
      return numberText(fact, text, decimalSign);
    case 'choice':
      return fact.options.find((option) => plain(option) === plain(text)) ?? text;
    case 'category':
      return categories.find(({ categoryname }) => isSameName(categoryname, text))?._id ?? text;
    case 'mobile':
      return tidyMobile(text);
    default:
      return text;
  }
}

function isSameName(one: string, other: string): boolean {
  return (
    plain(one) === plain(other) || (categoryKey(other) !== '' && categoryKey(one) === categoryKey(other))
  );
}

/** What is wrong with the facts of a row, in the words of the form. */
function faultsOf(facts: Record<AttributeName, string>, { categories, settings }: Surroundings): CellFault[] {
  const faults = new Map<AttributeName, string>();
  try {
    productInputSchema.validateSync(facts, { abortEarly: false });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    for (const { path, text } of schemaFaults(error)) {
      const name = ATTRIBUTE_NAMES.find((fact) => fact === path);
      if (name !== undefined && !faults.has(name)) faults.set(name, words(text));
    }
  }
  const price = typedValue(facts.resaleprice, AMOUNT);
  const tooLittle = price === undefined ? undefined : operatorPriceFault(price, settings);
  if (!faults.has('resaleprice') && tooLittle !== undefined) faults.set('resaleprice', tooLittle);
  const misfit = deliveryFault(facts);
  if (!faults.has('deliverycost') && misfit !== undefined) faults.set('deliverycost', misfit);
  const isKnown = categories.some(({ _id }) => _id === facts.categoryId);
  if (facts.categoryId !== '' && !isKnown) {
    const category = facts.categoryId;
    faults.set('categoryId', t`This category doesn’t exist: “${category}”`);
  }
  return [...faults].map(([name, message]) => ({ column: attributeTitle(name), message }));
}

function keyFaults(key: string, seen: ReadonlyMap<string, number>): CellFault[] {
  const before = seen.get(key);
  if (key === '') return [{ column: KEY_COLUMN, message: t`Each row needs a key of its own` }];
  if (key.length > MAX_KEY) return [{ column: KEY_COLUMN, message: t`At most ${MAX_KEY} characters` }];
  return before === undefined ? [] : [{ column: KEY_COLUMN, message: t`Line ${before} has the same key` }];
}

/** Which column holds what, by the titles; or what is wrong with them. */
function columnsOf({
  cells,
}: CsvRow): { key: number; facts: Map<AttributeName, number> } | { fault: string } {
  const titles = cells.map(plain);
  const unknown = cells.filter(
    (title) => plain(title) !== '' && !IMPORT_COLUMNS.some((column) => plain(column) === plain(title)),
  );
  if (unknown.length > 0) {
    const columns = listOf(unknown);
    return { fault: t`Unknown columns: ${columns}. The template has the titles to use.` };
  }
  const twice = cells.filter((title, place) => plain(title) !== '' && titles.indexOf(plain(title)) !== place);
  if (twice.length > 0) {
    const columns = listOf(twice);
    return { fault: t`Duplicate columns: ${columns}.` };
  }
  const missing = NEEDED_COLUMNS.filter((column) => !titles.includes(plain(column)));
  if (missing.length > 0) {
    const columns = listOf(missing);
    return { fault: t`Missing columns: ${columns}. The template has the titles to use.` };
  }
  const places = ATTRIBUTE_NAMES.map((name) => [name, titles.indexOf(plain(attributeTitle(name)))] as const);
  return { key: titles.indexOf(plain(KEY_COLUMN)), facts: new Map(places) };
}

/** The numbers of a row that may be two. */
function doubtsOf({ line, cells }: CsvRow, columns: ReadonlyMap<AttributeName, number>): DoubtfulNumber[] {
  return [...columns].flatMap(([name, place]) => {
    const text = cellText(cells[place] ?? '');
    const fact = PRODUCT_ATTRIBUTES[name];
    const [kind, doubt] = [numberKindOf(fact), doubtOf(fact, text)];
    if (kind === undefined || doubt === undefined) return [];
    const readings = { '.': kind.write(doubt['.']), ',': kind.write(doubt[',']) };
    return [{ line, column: attributeTitle(name), text, readings }];
  });
}

/** The products of a CSV file, row by row, each with what is wrong with it. Throws nothing. */
export function readProductFile(text: string, surroundings: Surroundings): ProductFile {
  let read: CsvRow[];
  try {
    read = parseCsv(text);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return { fault: error.message };
  }
  const [titles, ...rows] = read;
  if (titles === undefined || rows.length === 0) return { fault: t`This file has no items.` };
  if (rows.length > MAX_IMPORT_ROWS) {
    const { length } = rows;
    return { fault: t`${length} rows are too many. Import at most ${MAX_IMPORT_ROWS} at a time.` };
  }
  const columns = columnsOf(titles);
  if ('fault' in columns) return columns;
  const seen = new Map<string, number>();
  return {
    doubtful: rows.flatMap((row) => doubtsOf(row, columns.facts)),
    rows: rows.map(({ line, cells }) => {
      const key = (cells[columns.key] ?? '').trim();
      const facts = Object.fromEntries(
        [...columns.facts].map(([name, place]) => [
          name,
          factText(PRODUCT_ATTRIBUTES[name], cells[place] ?? '', surroundings),
        ]),
      ) as Record<AttributeName, string>;
      const faults = [...keyFaults(key, seen), ...faultsOf(facts, surroundings)];
      if (!seen.has(key)) seen.set(key, line);
      return { line, key, facts, faults };
    }),
  };
}
