import { TEXT_ENCODINGS, type TextEncoding, WESTERN } from './text-encodings.ts';

const MARKS: readonly (readonly [TextEncoding, readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

/** What a byte order mark at its beginning says. */
function byMark(bytes: Uint8Array): TextEncoding | undefined {
  return MARKS.find(([, mark]) => mark.every((byte, place) => bytes[place] === byte))?.[0];
}

/** The least share of its halves that are empty where a text is UTF-16: titles of columns are Latin letters. */
const EMPTY_HALVES = 0.2;

/** UTF-16 without a mark: every other byte of a Latin letter is empty, and no other text has empty bytes. */
function byEmptyHalves(bytes: Uint8Array): TextEncoding | undefined {
  const first = bytes.subarray(0, 4096);
  const emptyAt = (parity: number) =>
    first.filter((byte, place) => byte === 0 && place % 2 === parity).length;
  const [high, low] = [emptyAt(0), emptyAt(1)];
  if (high === low || Math.max(high, low) < (first.length / 2) * EMPTY_HALVES) return undefined;
  return low > high ? 'utf-16le' : 'utf-16be';
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    // It says nothing but that it is none.
    return false;
  }
}

/** Spaces, line breaks and what stands between cells. */
const BETWEEN_WORDS = new Set([...' \t\r\n",;|'].map((sign) => sign.charCodeAt(0)));

/** The words that have other than plain Latin letters: those around them, like the titles, tell of another language. */
function tellingWords(bytes: Uint8Array): Uint8Array {
  const told: number[] = [];
  let from = 0;
  for (let place = 0; place <= bytes.length; place += 1) {
    if (place < bytes.length && !BETWEEN_WORDS.has(bytes[place] ?? 0)) continue;
    const word = bytes.subarray(from, place);
    if (word.some((byte) => byte > 127)) told.push(...word, 0x20);
    from = place + 1;
  }
  return new Uint8Array(told);
}

/** What the detector calls otherwise than the Encoding Standard; the first two name parts of what Windows writes. */
const OTHER_NAMES: Readonly<Record<string, TextEncoding>> = {
  'iso-8859-1': 'windows-1252',
  'iso-8859-2': 'windows-1250',
  'iso-8859-7': 'windows-1253',
  'iso-8859-8': 'windows-1255',
  'iso-8859-9': 'windows-1254',
};

/** What the detector gives each way with several bytes a letter that could be meant, in per cent, where letters are too few to tell. */
const TOO_FEW = 10;
const SEVERAL_BYTES: readonly string[] = ['Big5', 'EUC-JP', 'EUC-KR', 'GB18030', 'Shift_JIS'];

/** How a file's text is written, as far as its bytes tell: a few letters may mean another, so whoever reads it is shown what was found. */
export async function detectEncoding(bytes: Uint8Array): Promise<TextEncoding> {
  const sure = byMark(bytes) ?? byEmptyHalves(bytes);
  if (sure !== undefined) return sure;
  if (isUtf8(bytes)) return 'utf-8';
  const { analyse } = await import('chardet');
  const [best] = analyse(tellingWords(bytes)).filter(
    ({ name, confidence }) => confidence > (SEVERAL_BYTES.includes(name) ? TOO_FEW : 0),
  );
  const name = best?.name.toLowerCase() ?? '';
  const known = OTHER_NAMES[name] ?? name;
  return known in TEXT_ENCODINGS && !known.startsWith('utf') ? (known as TextEncoding) : WESTERN;
}

/** Whether bytes, read by this encoding, are a text at all: photos and spreadsheets of their own kind have empty signs. */
export function isText(bytes: Uint8Array, encoding: TextEncoding): boolean {
  return !new TextDecoder(encoding).decode(bytes).includes('\0');
}
