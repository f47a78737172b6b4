import { msg } from '@lingui/core/macro';
import { englishOf } from '../base/locale/english-of.ts';
import { i18n } from '../base/locale/i18n.ts';

const DESCRIPTION = msg`Good things deserve a second owner. Find what you need, pass on what you don’t.`;

/** What the shop is, in English, where the operator has not said. */
export const DEFAULT_DESCRIPTION = englishOf(DESCRIPTION);

/** The description as it is read: in the reader's language as long as it is the default one. */
export function shownDescription(description: string): string {
  return description === DEFAULT_DESCRIPTION ? i18n._(DESCRIPTION) : description;
}
