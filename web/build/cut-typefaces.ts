import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';

type Range = readonly [from: number, to: number];

/** What pages of English words and prices are written with: letters, digits, marks, and the two signs of money. */
const PLAIN: readonly Range[] = [
  [0x20, 0x7e],
  [0xa0, 0xa0],
  [0xa3, 0xa3],
  [0xb7, 0xb7],
  [0xd7, 0xd7],
  [0x2013, 0x2014],
  [0x2018, 0x2019],
  [0x201c, 0x201d],
  // What a password is shown as.
  [0x2022, 0x2022],
  [0x2026, 0x2026],
  [0x20ac, 0x20ac],
];

/**
 * Marks that few pages have, left out of the file that nearly every page gets: each has as many kernings as a letter. `@` is none of
 * them: everybody types it who logs in.
 */
const MARKS = [...'<>[\\]^_`{|}~=#*;"%'].map((mark) => mark.codePointAt(0));

/** Where the rest of the files of `latin` lies: accents, further marks. */
const LATIN: readonly Range[] = [
  [0x20, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
  [0x2bb, 0x2bc],
  [0x2c6, 0x2c6],
  [0x2da, 0x2da],
  [0x2dc, 0x2dc],
  [0x304, 0x304],
  [0x308, 0x308],
  [0x329, 0x329],
  [0x2000, 0x206f],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2191, 0x2191],
  [0x2193, 0x2193],
  [0x2212, 0x2212],
  [0x2215, 0x2215],
];

/** What of a face's features the pages use: kerning, what belongs together, and figures of one width. */
const FEATURES = ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'tnum'];

/**
 * What a face of English words does without: how kernings differ by weight (they stay those of its first weight), the classes of
 * combining marks, of which there are none, and names of its styles.
 */
const NOT_FOR_WORDS = ['GDEF', 'STAT'];

/** A face as it is published, and which of its weights the pages use. */
interface Face {
  family: string;
  published: string;
  /** As `font-weight` of a face says it. */
  weight: string;
  /** The one weight that is left of it; all where there is none. */
  only?: number;
}

const FACES: readonly Face[] = [
  { family: 'Instrument Sans Variable', published: 'instrument-sans', weight: '400 700' },
  // Headings and prices have one weight, and a face of one is half as large as one of all.
  { family: 'Bricolage Grotesque Variable', published: 'bricolage-grotesque', weight: '700', only: 700 },
];

const pointsIn = (ranges: readonly Range[]) =>
  ranges.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, index) => from + index));

const hex = (point: number) => point.toString(16).toUpperCase();

/** Ascending characters as `unicode-range` has them. */
function unicodeRange(points: readonly number[]): string {
  const ranges: [number, number][] = [];
  for (const point of points) {
    const last = ranges.at(-1);
    if (last !== undefined && last[1] === point - 1) last[1] = point;
    else ranges.push([point, point]);
  }
  return ranges.map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`)).join(',');
}

const rule = ({ family, weight }: Face, file: string, range: string) => `@font-face {
  font-family: '${family}';
  font-style: normal;
  font-display: swap;
  font-weight: ${weight};
  src: url(${file}) format('woff2');
  unicode-range: ${range};
}
`;

/** Where the published files of a face are, and what its stylesheet says of the letters beyond `latin`. */
async function readPublished(published: string) {
  const sheet = createRequire(import.meta.url).resolve(`@fontsource-variable/${published}/wght.css`);
  const file = (part: string) => join(dirname(sheet), 'files', `${published}-${part}-wght-normal.woff2`);
  const beyond = /latin-ext-wght-normal\.woff2[^}]*unicode-range: ([^;]+);/.exec(
    await readFile(sheet, 'utf8'),
  );
  if (beyond?.[1] === undefined) throw new Error(`${sheet} says nothing of latin-ext`);
  return { latin: file('latin'), latinExt: file('latin-ext'), beyond: beyond[1] };
}

/**
 * Cuts the typefaces into what nearly every page needs (`plain`) and what a page gets where one of its characters is in
 * it, and writes them into a folder with the stylesheet that names them.
 */
export async function cutTypefaces(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const words = pointsIn(PLAIN);
  const plain = words.filter((point) => !MARKS.includes(point));
  const marks = words.filter((point) => MARKS.includes(point));
  const accents = pointsIn(LATIN).filter((point) => !words.includes(point));
  const rules = await Promise.all(
    FACES.map(async (face) => {
      const { latin, latinExt, beyond } = await readPublished(face.published);
      const published = await readFile(latin);
      const cut = async (part: string, points: readonly number[], dropTables: readonly string[] = []) => {
        const font = await subsetFont(published, String.fromCodePoint(...points), {
          targetFormat: 'woff2',
          keepFeatures: FEATURES,
          dropTables,
          ...(face.only !== undefined && { variationAxes: { wght: face.only } }),
        });
        const name = `${face.published}-${part}.woff2`;
        await writeFile(join(folder, name), font);
        return rule(face, `./${name}`, unicodeRange(points));
      };
      return [
        rule(face, latinExt, beyond),
        await cut('accents', accents),
        await cut('marks', marks, NOT_FOR_WORDS),
        await cut('plain', plain, NOT_FOR_WORDS),
      ].join('');
    }),
  );
  await writeFile(join(folder, 'typefaces.css'), rules.join(''));
}
