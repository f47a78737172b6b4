import { MAX_DEVICE_NAME, MAX_DEVICES } from '@thriftline/domain/accounts/device';
import { MAX_MEMBER_NOTE } from '@thriftline/domain/accounts/moderation/member-note';
import { MAX_AWAY_DAYS } from '@thriftline/domain/accounts/presence';
import { BUYING_ROLES, ROLES } from '@thriftline/domain/accounts/roles';
import { MAX_SELLER_WORDS } from '@thriftline/domain/accounts/user';
import { DEFAULT_LANGUAGE, LANGUAGES } from '@thriftline/domain/base/locale/languages';
import { DEFAULT_LOCALE, LOCALES } from '@thriftline/domain/base/locale/locale';
import { CHANGEABLE } from '@thriftline/domain/catalogue/changeable-fields';
import { MAX_ADDRESS, MIN_ADDRESS } from '@thriftline/domain/catalogue/chosen-delivery';
import { MAX_SAVED_ADDRESSES } from '@thriftline/domain/orders/address-book';
import { list, quoted } from './rules-language.ts';
import type { RulesPart } from './rules-part.ts';

/** Roles, and what an account says of itself. */
export const ACCOUNT_PARTS: readonly RulesPart[] = [
  {
    name: 'roles',
    from: 'accounts/roles.ts',
    text: `
// Orders and wishes stay their buyer's, whatever they became.
function hasAnyRole() {
  return hasOneOf(${list(ROLES)});
}

// Who may buy what another sells.
function buys() {
  return hasOneOf(${list(BUYING_ROLES)});
}
`,
  },
  {
    name: 'account',
    from: 'catalogue/changeable-fields.ts, accounts/user.ts and base/locale',
    text: `
function changeable() {
  return ${list(CHANGEABLE.users)};
}

function isWords(value) {
  return isLongText(value, 0, ${MAX_SELLER_WORDS});
}

function hasLocale(data) {
  return data.get('locale', ${quoted(DEFAULT_LOCALE)}) in ${list(LOCALES)}
    && data.get('language', ${quoted(DEFAULT_LANGUAGE)}) in ${list(LANGUAGES)};
}
`,
  },
  {
    name: 'device',
    from: 'accounts/device.ts',
    text: `
function isPlace(value) {
  return value.matches('^(0|[1-9][0-9]?)$') && int(value) < ${MAX_DEVICES};
}

function isName(value) {
  return isText(value, ${MAX_DEVICE_NAME});
}
`,
  },
  {
    name: 'address-book',
    from: 'orders/address-book.ts',
    text: `
function isPlaceOfAddress(value) {
  return value.matches('^(0|[1-9][0-9]?)$') && int(value) < ${MAX_SAVED_ADDRESSES};
}

function isAddress(value) {
  return isLongText(value, ${MIN_ADDRESS}, ${MAX_ADDRESS});
}
`,
  },
  {
    name: 'member-note',
    from: 'accounts/moderation/member-note.ts',
    text: `
function isNoteText(value) {
  return isLongText(value, 1, ${MAX_MEMBER_NOTE});
}
`,
  },
  {
    name: 'presence',
    from: 'accounts/presence.ts',
    text: `
// A day more than can be said, for clocks and time zones.
function isAway(day, today) {
  return isBetween(day, 0, today + ${MAX_AWAY_DAYS + 1}, 1);
}
`,
  },
];
