import { PLACES, type PlacedAct, type Places, SHARES, type Share } from '@thriftline/domain/accounts/quotas';
import { allOf, list } from './rules-language.ts';
import type { RulesPart } from './rules-part.ts';

/** The function of the rules, written by hand, that says whether what stands at a place still needs it. */
const STILL_STANDS: Readonly<Record<PlacedAct, string>> = {
  bookings: 'isOpenBooking',
  advertisements: 'isOpenAdvertisement',
  drafts: 'isDraft',
  savedSearches: 'isSavedSearch',
  follows: 'isFollow',
};

function mostOf({ most, mostTrusted, mostUnconfirmed }: Partial<Share> & Places): string {
  const known = mostUnconfirmed === undefined ? `${most}` : `isKnown() ? ${most} : ${mostUnconfirmed}`;
  if (mostTrusted === undefined) return known;
  return `isTrusted() ? ${mostTrusted} : ${mostUnconfirmed === undefined ? known : `(${known})`}`;
}

/** One more in the window. An account with an unconfirmed address has its share once, where it has one of its own. */
function shareOf([act, share]: [string, Share]): string {
  const renews = share.mostUnconfirmed === undefined ? 'true' : 'isKnown()';
  return `isRaised('${act}', ${share.windowSeconds}, ${mostOf(share)}, ${renews})`;
}

function placeOf([act, places]: [string, Places]): string {
  const before = `predecessor('${act}')`;
  const isFree = `${before} == null || !${STILL_STANDS[act as PlacedAct]}(${before})`;
  return `(isPlaced('${act}', ${mostOf(places)})\n      && (${isFree}))`;
}

const entries = <T>(table: Readonly<Record<string, T>>) => Object.entries(table) as [string, T][];
const unlessUnchanged = ([act]: [string, unknown], condition: string) =>
  `(!('${act}' in changed) || ${condition})`;

/** What an account may create: in a window of time, or at a time. */
export const QUOTA_PARTS: readonly RulesPart[] = [
  {
    name: 'quotas',
    from: 'accounts/quotas.ts',
    text: `
function isQuota() {
  let changed = request.resource.data.diff(before()).affectedKeys();
  return ${allOf([
    `changed.hasOnly(${list([...Object.keys(SHARES), ...Object.keys(PLACES)])})`,
    ...entries<Share>(SHARES).map((entry) => unlessUnchanged(entry, shareOf(entry))),
    ...entries<Places>(PLACES).map((entry) => unlessUnchanged(entry, placeOf(entry))),
  ])};
}
`,
  },
];
