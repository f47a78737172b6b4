import { SENDING_CHANNELS } from '@thriftline/domain/base/sending-channels';
import { CHANGEABLE } from '@thriftline/domain/catalogue/changeable-fields';
import {
  FREQUENCIES,
  MAX_SAVED_ADDRESS,
  MAX_SEARCH_NAME,
} from '@thriftline/domain/saved-searches/saved-search';
import { MAX_COUNTED } from '@thriftline/domain/search/search-engine';
import { list } from './rules-language.ts';
import type { RulesPart } from './rules-part.ts';

/** Searching, and searches that are saved. */
export const SEARCH_PARTS: readonly RulesPart[] = [
  {
    name: 'count-bound',
    from: 'search/search-engine.ts',
    text: `
// Members see how many there are, not only how many a page shows: so they may ask for more at a time. One more tells that
// there are more.
function isCountable() {
  return request.method == 'get' || (request.query.limit <= ${MAX_COUNTED + 1} && skipsNothing());
}
`,
  },
  {
    name: 'saved-search',
    from: 'saved-searches/saved-search.ts',
    text: `
// What its owner may say of it, and change.
function isWanted(data) {
  return isText(data.name, ${MAX_SEARCH_NAME})
    && data.frequency in ${list(FREQUENCIES)}
    && data.paused is bool
    && data.get('without', []) is list
    && data.get('without', []).size() <= ${SENDING_CHANNELS.length}
    && data.get('without', []).hasOnly(${list(SENDING_CHANNELS)})
    && isBetween(data.seenUntil, 0, request.time.toMillis(), 1);
}

function changeable() {
  return ${list(CHANGEABLE.savedSearches)};
}

// An address as browsers write it: the function that files the search reads it.
function isAddress(value) {
  return value.size() <= ${MAX_SAVED_ADDRESS} && value.matches('^[!-~]+$');
}
`,
  },
];
