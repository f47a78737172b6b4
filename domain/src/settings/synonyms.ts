import { msg, plural } from '@lingui/core/macro';
import { array, string } from 'yup';
import { FIELD_REQUIRED } from '../base/texts/specified-messages.ts';

/** Most groups of words that mean the same, most words of all of them together, and the longest word. */
export const MAX_SYNONYM_GROUPS = 100;
export const MAX_SYNONYMS = 300;
export const MAX_SYNONYM = 40;

/** A word: letters and digits of any alphabet, with apostrophes and hyphens inside. */
const WORD = /^[\p{L}\p{M}\p{N}]+([’'-][\p{L}\p{M}\p{N}]+)*$/u;

function word() {
  return string()
    .typeError(msg`Must be a word`)
    .required(FIELD_REQUIRED)
    .max(MAX_SYNONYM, msg`A word of at most ${plural(MAX_SYNONYM, { one: '# letter', other: '# letters' })}`)
    .matches(WORD, { message: msg`Single words with letters and digits` });
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
        .typeError(msg`Must be a list of words`)
        .required(FIELD_REQUIRED)
        .min(2, msg`At least two words that mean the same`),
    )
    .typeError(msg`Must be a list of groups of words`)
    .required(msg`Must be a list of groups of words`)
    .min(0)
    .max(
      MAX_SYNONYM_GROUPS,
      msg`At most ${plural(MAX_SYNONYM_GROUPS, { one: '# group', other: '# groups' })}`,
    )
    .test(
      'few',
      msg`At most ${plural(MAX_SYNONYMS, { one: '# word', other: '# words' })} in all`,
      (groups) => wordsOf(groups).flat().length <= MAX_SYNONYMS,
    )
    .test('once', msg`Each word once`, (groups, context) => {
      const [word] = repeated(wordsOf(groups));
      return word === undefined || context.createError({ message: msg`Each word once: ${word}` });
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
