import { expect, it } from 'vitest';
import { detectEncoding, isText } from './detect-encoding.ts';
import { TEXT_ENCODINGS, type TextEncoding } from './text-encodings.ts';

const TITLES = 'Key;Product name;Category;Condition;Resale price;Location;Description\r\n';

/** The bytes of a text in an encoding with one byte a letter: there is nothing in the platform that writes it. */
function bytesOf(text: string, encoding: TextEncoding): Uint8Array {
  const letters = new TextDecoder(encoding).decode(Uint8Array.from({ length: 256 }, (_, byte) => byte));
  return Uint8Array.from(text, (letter) => letters.indexOf(letter));
}

const utf16 = (text: string, isLittle: boolean) => {
  const view = new DataView(new ArrayBuffer(text.length * 2));
  for (let place = 0; place < text.length; place += 1)
    view.setUint16(place * 2, text.charCodeAt(place), isLittle);
  return new Uint8Array(view.buffer);
};

it.each([
  [
    'windows-1252',
    'Fauteuil en chêne;Chairs;Good;45,50;Orléans;Un très beau fauteuil, déjà utilisé mais bien entretenu',
  ],
  ['windows-1252', 'Schreibtisch fürs Büro;Chairs;Good;45,50;München;Schöner Tisch, größe M, für die Küche'],
  ['windows-1252', 'Café table;Tables;Good;45.50;Leeds;Price £45 – firm'],
  [
    'windows-1250',
    'Krzesło dębowe;Chairs;Good;45,50;Łódź;Piękne krzesło z litego dębu, używane trzy lata, bez śladów zużycia. Odbiór osobisty w Łodzi albo wysyłka pocztą, jak będzie wygodniej dla kupującego',
  ],
  [
    'windows-1250',
    'Dřevěná židle;Chairs;Good;45,50;Plzeň;Pěkná dřevěná židle z dubu, používaná tři roky, bez škrábanců. Osobní odběr v Plzni nebo poštou, jak bude vyhovovat. Cena je konečná, děkuji',
  ],
  ['windows-1251', 'Дубовый стул;Chairs;Good;45,50;Москва;Красивый стул из массива дуба, без царапин'],
] as const)('finds %s in %j', async (encoding, row) => {
  expect(await detectEncoding(bytesOf(`${TITLES}A1;${row}\r\n`, encoding))).toBe(encoding);
});

it('finds GBK', async () => {
  const chinese =
    'cf f0 c4 be d2 ce d7 d3 3b d5 e2 b0 d1 d2 ce d7 d3 ca c7 ca b5 c4 be b5 c4 a3 ac d3 c3 c1 cb c8 fd c4 ea'
      .split(' ')
      .map((byte) => Number.parseInt(byte, 16));
  const bytes = new Uint8Array([...new TextEncoder().encode(`${TITLES}A1;`), ...chinese, 0x0d, 0x0a]);
  expect(await detectEncoding(bytes)).toBe('gb18030');
  expect(new TextDecoder('gb18030').decode(bytes)).toContain('橡木椅子;这把椅子是实木的，用了三年');
});

it.each([
  ['utf-8', new TextEncoder().encode(`${TITLES}A1;Krzesło`)],
  ['utf-8', new TextEncoder().encode(`\uFEFF${TITLES}A1;Chair`)],
  ['utf-8', new TextEncoder().encode(TITLES)],
  ['utf-8', new Uint8Array()],
  ['utf-16le', utf16(`\uFEFF${TITLES}A1;橡木椅子`, true)],
  ['utf-16be', utf16(`\uFEFF${TITLES}`, false)],
  ['utf-16le', utf16(`${TITLES}A1;Дубовый стул`, true)],
  ['utf-16be', utf16(`${TITLES}A1;Дубовый стул`, false)],
] as const)('finds %s', async (encoding, bytes) => {
  expect(await detectEncoding(bytes)).toBe(encoding);
});

it('names only what can be read', () => {
  for (const encoding of Object.keys(TEXT_ENCODINGS))
    expect(new TextDecoder(encoding).encoding).toBe(encoding);
});

it.each([
  [
    'a photo',
    new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d, 0x49, 0x48, 0x44, 0x52]),
    false,
  ],
  [
    'a spreadsheet of its own kind',
    new Uint8Array([0x50, 0x4b, 3, 4, 0x14, 0, 6, 0, 8, 0, 0, 0, 0x21, 0]),
    false,
  ],
  ['a text', new TextEncoder().encode(`${TITLES}A1;Krzesło`), true],
  ['a text of two bytes a letter', utf16(`${TITLES}A1;Дубовый стул`, false), true],
])('tells whether %s is a text', async (_, bytes, expected) => {
  expect(isText(bytes, await detectEncoding(bytes))).toBe(expected);
});
