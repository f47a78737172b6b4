import { describe, expect, it } from 'vitest';
import { FIELD_REQUIRED } from '../base/texts/specified-messages.ts';
import { inEnglish } from '../base/texts/words.ts';
import { SAMPLE_ATTRIBUTES } from '../catalogue/sample-attributes.ts';
import { type DecimalSign, IMPORT_COLUMNS, MAX_IMPORT_ROWS, readProductFile } from './product-rows.ts';

const CATEGORIES = [
  { _id: 'chairs', categoryname: 'Chairs' },
  { _id: 'tables', categoryname: 'Tables & desks' },
];
const read = (text: string, decimalSign?: DecimalSign) =>
  readProductFile(text, { categories: CATEGORIES, settings: { minPrice: 5 }, decimalSign });

/** A valid row, by the titles of the columns. */
const GOOD = {
  Key: 'A1',
  'Product name': 'Oak chair',
  Category: 'chairs',
  Condition: 'good',
  'Resale price': '45.50',
  'Original price': '120',
  Offers: 'no',
  'Smallest offer': '$30',
  'Delivery or pick-up': 'pick-up or delivery',
  'Delivery price': '$6',
  'Years of use': '3',
  'Year of purchase': '2022',
  Location: 'Leeds',
  Mobile: "'+44 113 496 0000",
  Description: SAMPLE_ATTRIBUTES.description,
};
type Row = Partial<Record<keyof typeof GOOD, string>>;
// A column that the row lacks stays empty.
const cell = (value = '') => `"${value.replaceAll('"', '""')}"`;
const file = (...rows: Row[]) =>
  [
    IMPORT_COLUMNS.join(','),
    ...rows.map((row) => IMPORT_COLUMNS.map((title) => cell({ ...GOOD, ...row }[title as 'Key'])).join(',')),
  ].join('\r\n');
const readRows = (text: string, decimalSign?: DecimalSign) => {
  const found = read(text, decimalSign);
  if ('fault' in found) throw new Error(found.fault);
  return found;
};
const rowsOf = (text: string) => readRows(text).rows;
const faultsOf = (row: Row) => rowsOf(file(row))[0]?.faults;

describe('readProductFile', () => {
  it('reads a row as the form would hold it', () => {
    expect(rowsOf(file({}))).toMatchObject([
      {
        line: 2,
        key: 'A1',
        faults: [],
        facts: {
          productname: 'Oak chair',
          categoryId: 'chairs',
          condition: 'Good',
          resaleprice: '45.5',
          originalprice: '120',
          offers: 'No',
          offersFrom: '30',
          delivery: 'Pick-up or delivery',
          deliverycost: '6',
          yearsofuse: '3',
          yearsofpurchase: '2022',
          location: 'Leeds',
          mobile: '+44 113 496 0000',
          description: SAMPLE_ATTRIBUTES.description,
        },
      },
    ]);
  });

  it.each([
    ['a decimal comma', { 'Resale price': '45,50' }, 'resaleprice', '45.5'],
    ['a sign of money', { 'Resale price': '$ 45' }, 'resaleprice', '45'],
    ['groups and a decimal point', { 'Resale price': '$1,200.00' }, 'resaleprice', '1200'],
    ['groups of the Swiss', { 'Resale price': "1'200" }, 'resaleprice', '1200'],
    ['groups of the French', { 'Resale price': '1\u202f200,50' }, 'resaleprice', '1200.5'],
    ['groups of the Germans', { 'Original price': '1.200.000,00' }, 'originalprice', '1200000'],
    ['a sign of money behind it', { 'Resale price': '45,00 USD' }, 'resaleprice', '45'],
    ['half years', { 'Years of use': '2,5' }, 'yearsofuse', '2.5'],
    [
      'a category by another way to write it',
      { Category: 'TABLES and desks' },
      'categoryId',
      'TABLES and desks',
    ],
    ['a category in small letters', { Category: 'tables & desks' }, 'categoryId', 'tables'],
    ['spaces around', { Location: '  Hull ' }, 'location', 'Hull'],
  ] as const)('reads %s', (_, row, name, value) => {
    expect(rowsOf(file(row))[0]?.facts[name]).toBe(value);
  });

  it.each([
    [{ 'Product name': ' ' }, 'Product name', inEnglish(FIELD_REQUIRED)],
    [{ Category: 'Boats' }, 'Category', 'This category doesn’t exist: “Boats”'],
    [{ Condition: 'New' }, 'Condition', 'Excellent, Good or Fair'],
    [{ 'Resale price': '4.99' }, 'Resale price', 'At least $5'],
    [{ 'Resale price': 'cheap' }, 'Resale price', 'Must be a number'],
    [{ 'Resale price': '€45' }, 'Resale price', '“€45” is not in USD: enter the price in $'],
    [{ 'Resale price': '45 zł' }, 'Resale price', '“45 zł” is not in USD: enter the price in $'],
    [{ 'Resale price': '1.200' }, 'Resale price', 'Is it $1,200 or $1.20?'],
    [{ 'Year of purchase': '2099' }, 'Year of purchase', 'Must not be in the future'],
    [{ Description: 'Too short' }, 'Description', 'At least 140 characters'],
    [{ Mobile: 'none' }, 'Mobile', 'A phone number: 5 to 20 digits, spaces, + ( ) - . /'],
    [{ 'Delivery price': '500.01' }, 'Delivery price', 'Between 0 and $500, in whole cents'],
    [{ 'Delivery price': '' }, 'Delivery price', 'The delivery price, 0 if it’s included'],
    [{ 'Delivery or pick-up': 'Pick-up' }, 'Delivery price', 'Only if you deliver'],
    [{ Key: ' ' }, 'Key', 'Each row needs a key of its own'],
  ] as const)('says of %j what the form would', (row, column, message) => {
    expect(faultsOf(row)).toEqual([{ column, message }]);
  });

  it('does not guess which number is meant, and reads it as its writer says', () => {
    const text = file(
      { 'Resale price': '1.200', 'Original price': '1,400', 'Years of use': '2,5' },
      { Key: 'A2', 'Resale price': '12,50' },
    );
    expect(readRows(text)).toMatchObject({
      doubtful: [
        { line: 2, column: 'Resale price', text: '1.200', readings: { '.': '$1.20', ',': '$1,200' } },
        { line: 2, column: 'Original price', text: '1,400', readings: { '.': '$1,400', ',': '$1.40' } },
      ],
      rows: [{ faults: [{ column: 'Resale price' }, { column: 'Original price' }] }, { faults: [] }],
    });
    const [german] = readRows(text, ',').rows;
    expect(german).toMatchObject({
      facts: { resaleprice: '1200', originalprice: '1.4', yearsofuse: '2.5' },
      faults: [],
    });
    const [american, other] = readRows(text, '.').rows;
    expect(american).toMatchObject({
      facts: { resaleprice: '1.2', originalprice: '1400' },
      faults: [{ column: 'Resale price', message: 'At least $5' }],
    });
    // What can be read in one way only is, whatever was said.
    expect(other?.facts.resaleprice).toBe('12.5');
  });

  it('says everything that is wrong with a row, and of a key that is there twice where it was', () => {
    expect(faultsOf({ Location: '', 'Years of use': '-1' })).toHaveLength(2);
    expect(rowsOf(file({}, { Key: 'A2' }, { Key: 'A1' })).map(({ faults }) => faults)).toEqual([
      [],
      [],
      [{ column: 'Key', message: 'Line 2 has the same key' }],
    ]);
  });

  it('reads a file from before there were columns that may be left empty', () => {
    const columns = IMPORT_COLUMNS.filter((title) => title !== 'Offers' && title !== 'Smallest offer');
    const cells = columns.map((title) => cell(GOOD[title as keyof typeof GOOD]));
    const [row] = rowsOf([columns.join(','), cells.join(',')].join('\r\n'));
    expect(row?.faults).toEqual([]);
    expect(row?.facts).toMatchObject({ offers: '', offersFrom: '', yearsofuse: '3' });
  });

  it.each([
    ['', 'This file has no items.'],
    [IMPORT_COLUMNS.join(','), 'This file has no items.'],
    [`${IMPORT_COLUMNS.join(',')},Color\n1`, 'Unknown columns: Color. The template has the titles to use.'],
    [`${IMPORT_COLUMNS.join(',')},key\n1`, 'Duplicate columns: key.'],
    [
      `${IMPORT_COLUMNS.slice(0, -2).join(';')}\n1`,
      'Missing columns: Mobile, Description. The template has the titles to use.',
    ],
    [`${IMPORT_COLUMNS.join(',')}\n"1`, 'Line 2: a quote opens here and never closes.'],
  ])('refuses %j', (text, fault) => {
    expect(read(text)).toEqual({ fault });
  });

  it('takes as many rows as it says, and no more', () => {
    const rows = Array.from({ length: MAX_IMPORT_ROWS + 1 }, (_, index) => ({ Key: String(index) }));
    expect(rowsOf(file(...rows.slice(1)))).toHaveLength(MAX_IMPORT_ROWS);
    expect(read(file(...rows))).toEqual({ fault: '501 rows are too many. Import at most 500 at a time.' });
  });
});
