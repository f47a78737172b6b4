import { isDeepStrictEqual } from 'node:util';
import type { DocumentData } from 'firebase-admin/firestore';
import { firestore } from '../platform/firebase.ts';

/** Where the operator's settings are. */
export const settingsDocument = () => firestore().doc('settings/shop');

/**
 * The groups of words that mean the same, as the operator's settings name them: each group is one text, its words apart by
 * spaces. None where there are no settings.
 */
export function synonymGroups(settings: DocumentData | undefined): string[][] {
  const groups: unknown = settings?.synonyms;
  if (!Array.isArray(groups)) return [];
  return groups.flatMap((group: unknown) => (typeof group === 'string' ? [group.split(' ')] : []));
}

/** Whether two versions of the settings name other synonyms. */
export function hasOtherSynonyms(before: DocumentData | undefined, after: DocumentData | undefined): boolean {
  return !isDeepStrictEqual(synonymGroups(before), synonymGroups(after));
}
