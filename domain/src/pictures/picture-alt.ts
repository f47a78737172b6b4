import { t } from '@lingui/core/macro';
import { withoutIsolates } from '../base/texts/without-isolates.ts';

/** Longest description of a picture for those who cannot see it; it may be empty. */
export const MAX_ALT = 140;

/** What a picture of a product may be called before its seller has said what it shows. */
export function proposedAlt(productname: string, position: number): string {
  const name = productname.trim();
  if (name === '') return '';
  const number = position + 1;
  const proposal = position === 0 ? name : withoutIsolates(t`${name}, photo ${number}`);
  // No half of a character is left at the end.
  return proposal.slice(0, MAX_ALT).replace(/[\uD800-\uDBFF]$/, '');
}
