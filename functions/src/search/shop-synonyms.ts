import { isDeepStrictEqual } from 'node:util';

/** The settings as far as they are about words; they are looked at with care, for they may have been written by hand. */
type Words = { synonyms?: unknown } | undefined;

/**
 * The groups of words that mean the same, as the operator's settings name them: each group is one text, its words apart by
 * spaces. None where there are no settings.
 */
export function synonymGroups(settings: Words): string[][] {
  const groups: unknown = settings?.synonyms;
  if (!Array.isArray(groups)) return [];
  return groups.flatMap((group: unknown) => (typeof group === 'string' ? [group.split(' ')] : []));
}

/** Whether two versions of the settings name other synonyms. */
export function hasOtherSynonyms(before: Words, after: Words): boolean {
  return !isDeepStrictEqual(synonymGroups(before), synonymGroups(after));
}
