import { array, string } from 'yup';
import { MESSAGES } from '../base/specified-texts.ts';

/** Most groups of words that mean the same, most words of all of them together, and the longest word. */
export const MAX_SYNONYM_GROUPS = 100;
export const MAX_SYNONYMS = 300;
export const MAX_SYNONYM = 40;

/** A word: letters and digits of any alphabet, with apostrophes and hyphens inside. */
const WORD = /^[\p{L}\p{M}\p{N}]+([’'-][\p{L}\p{M}\p{N}]+)*$/u;

function word() {
  return string()
    .typeError('Must be a word')
    .required(() => MESSAGES.fieldRequired)
    .max(MAX_SYNONYM, `A word of at most ${MAX_SYNONYM} letters`)
    .matches(WORD, 'Single words with letters and digits');
}

/** The words that stand in more than one place, whatever their case. */
function repeated(groups: readonly (readonly string[])[]): string[] {
  const words = groups.flat().map((one) => one.toLowerCase());
  return words.filter((one, place) => words.indexOf(one) !== place);
}

const wordsOf = (groups: unknown): string[][] =>
  Array.isArray(groups) ? groups.filter(Array.isArray).map((group) => group.map(String)) : [];

/** Groups of words that mean the same: two or more each, and no word twice. */
export function synonymGroups() {
  return array()
    .of(
      array()
        .of(word())
        .typeError('Must be a list of words')
        .required(() => MESSAGES.fieldRequired)
        .min(2, 'At least two words that mean the same'),
    )
    .typeError('Must be a list of groups of words')
    .required('Must be a list of groups of words')
    .min(0)
    .max(MAX_SYNONYM_GROUPS, `At most ${MAX_SYNONYM_GROUPS} groups`)
    .test(
      'few',
      `At most ${MAX_SYNONYMS} words in all`,
      (groups) => wordsOf(groups).flat().length <= MAX_SYNONYMS,
    )
    .test('once', 'Each word once', (groups, context) => {
      const [first] = repeated(wordsOf(groups));
      return first === undefined || context.createError({ message: `Each word once: ${first}` });
    });
}

/** Groups as somebody typed them: a line each, the words apart by commas or spaces. */
export function parseSynonyms(typed: string): string[][] {
  return typed
    .split('\n')
    .map((line) => line.split(/[\s,;]+/).filter((one) => one !== ''))
    .filter((group) => group.length > 0);
}

/** Groups as they are typed: `sofa, couch, settee`, a line each. */
export function typedSynonyms(groups: readonly (readonly string[])[]): string {
  return groups.map((group) => group.join(', ')).join('\n');
}
