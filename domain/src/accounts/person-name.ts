import { t } from '@lingui/core/macro';
import { text } from '../base/fields/fields.ts';

/** What somebody is called whose provider gave a name that nobody may have. */
export const NEUTRAL_NAME = 'Somebody';

/** Longest name of a person. */
export const MAX_NAME = 80;

/**
 * What is not seen, or turns around what is: control and format characters, direction marks among them; all that fonts may
 * leave out (https://www.unicode.org/reports/tr44/#Default_Ignorable_Code_Point); the blank Braille pattern; line separators;
 * what is no character.
 */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800\p{Zl}\p{Zp}\p{Co}\p{Cs}\p{Cn}]/u;

const ANY_INVISIBLE = new RegExp(INVISIBLE, 'gu');

/** Letters and marks of the scripts that are written joined, or in clusters. */
const JOINED =
  '[\\p{Script=Arabic}\\p{Script=Syriac}\\p{Script=Nko}\\p{Script=Mongolian}\\p{Script=Devanagari}\\p{Script=Bengali}' +
  '\\p{Script=Gurmukhi}\\p{Script=Gujarati}\\p{Script=Oriya}\\p{Script=Tamil}\\p{Script=Telugu}\\p{Script=Kannada}' +
  '\\p{Script=Malayalam}\\p{Script=Sinhala}\\p{Script=Myanmar}\\p{Script=Khmer}\\p{Script=Tibetan}]';
/** What takes the vowel from a letter, after which a joiner says how the letter is written, at the end of a word, too. */
const VIRAMA = '[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca\u1039\u17d2]';
/**
 * The zero-width joiner and non-joiner where the spelling wants them, as in Persian and Sinhala: one between two letters
 * (https://www.rfc-editor.org/rfc/rfc5892#appendix-A.1). Elsewhere they are no more than invisible.
 */
const SPELT = `(?<=${JOINED})[\\u200c\\u200d](?=${JOINED})|(?<=${VIRAMA})[\\u200c\\u200d]`;
const SPELT_JOINER = new RegExp(SPELT, 'gu');

/** Check marks, badges, emoji; and the root, which looks like a check mark. */
const SYMBOL = /[\p{So}\p{Emoji_Presentation}√]/u;

/** Heaps of accents, which run over what stands above and below. */
const HEAP_OF_MARKS = /\p{M}{7}/u;

/** Scripts with letters that look like each other's. */
const LOOK_ALIKE_SCRIPTS = [
  /\p{Script=Latin}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Armenian}/u,
  /\p{Script=Cherokee}/u,
  /\p{Script=Coptic}/u,
  /\p{Script=Lisu}/u,
];

/** Capital letters that are read as others than their small ones. */
const CAPITALS_READ_AS = new Map(
  'ΑA ΒB ΕE ΖZ ΗH ΙI ΚK ΜM ΝN ΟO ΡP ΤT ΥY ΧX НH ВB УY'
    .split(' ')
    .map(([from = '', to = '']) => [from, to] as const),
);

const readAs = (letters: string, as: ReadonlyMap<string, string>) =>
  [...letters].map((letter) => as.get(letter) ?? letter).join('');

/** Characters that are read as Latin letters, in small letters and without accents; each stands before what it is read as. */
const READ_AS = new Map(
  (
    'аa еe оo рp сc уy хx іl јj ѕs ԁd ѡvv ԛq һh ӏl кk мrn тt вb нh гr ьb зe ' +
    'αa βb εe ιl κk νv οo ρp τt υu χx γy ηn σo ςc ωvv μu ' +
    'ıl łl øo đd ħh ŧt ɑa ɡg ɩl ɪl ʟl ɴn ʀr ᴏo ᴀa ᴇe ᴛt ꜱs ' +
    '0o 1l 3e 4a 5s 7t 8b $s @a !l |l €e il mrn wvv'
  )
    .split(' ')
    .map((pair) => {
      const [from = '', ...to] = [...pair];
      return [from, to.join('')] as const;
    }),
);

/**
 * A name as a hasty eye reads it: small Latin letters for all that look like them, without accents. Two names of which this
 * is the same can be taken for each other.
 */
function asRead(name: string): string {
  const plain = name.normalize('NFKC').normalize('NFD').replace(/\p{M}/gu, '');
  return readAs(readAs(plain, CAPITALS_READ_AS).toLowerCase(), READ_AS);
}

const squeezed = (read: string) => read.replace(/[^\p{L}\p{N}]/gu, '');

/** Whether two names can be taken for each other: look-alike letters, accents, spaces and marks make no difference. */
export function looksLike(name: string, other: string): boolean {
  const read = squeezed(asRead(name));
  return read !== '' && read === squeezed(asRead(other));
}

/** Fewest letters and digits of a name that is looked for within words, too: shorter ones stand in many a surname. */
const FOUND_WITHIN_WORDS = 6;

/**
 * Whether a name has another one in it, read as `looksLike` reads them: a short one only as words of its own, for Rosemary
 * is not Rose's.
 */
export function hasWithin(name: string, other: string): boolean {
  const wanted = squeezed(asRead(other));
  if (wanted === '') return false;
  const words = asRead(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
  // Not as it is read, where one letter may stand for two.
  const { length } = squeezed(other.normalize('NFKC'));
  if (length >= FOUND_WITHIN_WORDS) return words.join('').includes(wanted);
  return words.some((_, from) => words.some((_, to) => words.slice(from, to + 1).join('') === wanted));
}

/** Words that no person's name has anywhere in it. */
const OWN_ANYWHERE = ['thriftline', 'moderator', 'verified', 'official', 'administrator'].map(asRead);
/** Words that no word of a name begins or ends with; in the middle of one they may stand, as in Badminton. */
const OWN_EDGES = ['admin', 'support'].map(asRead);
/** Words that no word of a name is; Stafford may well be one. */
const OWN_WORDS = [...OWN_EDGES, ...['staff', 'helpdesk'].map(asRead)];

/** Whether the name speaks for the shop. */
function isOfTheShop(name: string): boolean {
  const read = asRead(name);
  const whole = squeezed(read);
  if (OWN_ANYWHERE.some((word) => whole.includes(word)) || OWN_WORDS.includes(whole)) return true;
  const words = read.split(/[^\p{L}]+/u);
  return words.some(
    (word) => OWN_WORDS.includes(word) || OWN_EDGES.some((own) => word.startsWith(own) || word.endsWith(own)),
  );
}

/** What speaks against a name, in words for whoever chose it; undefined when nothing does. */
export function nameFault(name: string): string | undefined {
  if (INVISIBLE.test(name.replace(SPELT_JOINER, ''))) return t`Must not contain invisible characters`;
  if (SYMBOL.test(name.normalize('NFKC')) || SYMBOL.test(name))
    return t`Letters and punctuation only, no symbols`;
  if (HEAP_OF_MARKS.test(name.normalize('NFD'))) return t`Too many accents on one letter`;
  const plain = name.normalize('NFKC');
  if (!/[\p{L}\p{N}]/u.test(plain)) return t`Must have at least one letter`;
  if (LOOK_ALIKE_SCRIPTS.filter((script) => script.test(plain)).length > 1) {
    return t`Use letters of one alphabet: some of these look alike`;
  }
  if (isOfTheShop(name)) return t`Must not sound like the shop itself`;
  return undefined;
}

/** Without what is not seen, but for line breaks and their kind, and for what the spelling wants. */
function withoutInvisible(name: string): string {
  const spelt = new Set([...name.matchAll(SPELT_JOINER)].map(({ index }) => index));
  return name.replace(ANY_INVISIBLE, (one, index: number) => (spelt.has(index) || isKept(one) ? one : ''));
}

/** What is a space, or no character, is not taken out in silence. */
const isKept = (one: string) => /[\p{Cc}\p{Z}\p{Cs}\p{Cn}\p{Co}\u2800]/u.test(one);

/** A name as it is stored: composed letters, single spaces, none around it, and nothing that is not seen. */
export function tidyName(name: string): string {
  return withoutInvisible(name)
    .normalize('NFC')
    .replace(/\p{Z}+/gu, ' ')
    .trim();
}

/** The beginning of a text that is no longer than a name may be, with no character cut in two. */
function shortened(text: string): string {
  const kept = text.slice(0, MAX_NAME);
  return kept.replace(/[\ud800-\udbff]$/, '').trim();
}

/** A name for an account whose provider gave this one: it as it is stored, or a neutral one where nobody may have it. */
export function nameFromProvider(given: string): string {
  const name = shortened(tidyName(given.replace(/\p{Cc}/gu, ' ')));
  return name === '' || nameFault(name) !== undefined ? NEUTRAL_NAME : name;
}

/** A required name that a person may choose. */
export function personName() {
  return text({ max: MAX_NAME }).test({
    name: 'person-name',
    test: (value, context) => {
      const fault = value === undefined ? undefined : nameFault(tidyName(value));
      return fault === undefined || context.createError({ message: fault });
    },
  });
}
