import { MAX_NAME } from '@thriftline/domain/accounts/person-name';
import { MAX_ID, MAX_URL } from '@thriftline/domain/base/fields/fields';
import { MAX_ADDRESS } from '@thriftline/domain/catalogue/chosen-delivery';
import { MAX_LOOKED_AT } from '@thriftline/domain/conversations/contact-data';
import { MAX_IMPORT_BYTES } from '@thriftline/domain/import/product-rows';
import { MAX_ORDER_TEXT, MAX_TRACKING } from '@thriftline/domain/orders/order-act';

import { MAX_PLACEHOLDER } from '@thriftline/domain/pictures/placeholder-length';
import { MAX_REVIEW_TEXT } from '@thriftline/domain/reviews/review';
import { MAX_SHOP_TEXT } from '@thriftline/domain/settings/shop-settings';

/** What the patterns of a file, or of all files in a folder, read. */
export interface Readers {
  /** How many patterns there are: with one more or less somebody has to look at this list. */
  patterns: number;
  /** What they read that somebody else wrote; its longest, in characters and in the form in which it is read. */
  reads: string;
  longest: number;
}

/** Addresses and headers beyond this Node.js and Google refuse themselves. */
const REQUEST = 16_384;
/** One letter becomes eighteen at most by NFKC and NFKD: `\ufdfa`. */
const GROWTH = 18;
const DESCRIPTION = 5_000;

/** Every file of what is shipped that holds a pattern; of the emulators every package. What is not on this list may not be. */
export const PATTERNS_THAT_READ: Readonly<Record<string, Readers>> = {
  'domain/src/base/locale/currency-sign.ts': { patterns: 1, reads: 'a sign of a currency', longest: 60 },
  'domain/src/base/shop/countries.ts': { patterns: 3, reads: 'a phone number', longest: MAX_ID },
  'domain/src/catalogue/categories/category-key.ts': {
    patterns: 5,
    reads: 'the name of a category',
    longest: GROWTH * 60,
  },
  'domain/src/reports/close-report.ts': { patterns: 1, reads: 'an id of a request', longest: REQUEST },
  'domain/src/conversations/contact-data.ts': { patterns: 7, reads: 'a message', longest: MAX_LOOKED_AT },
  'domain/src/notifications/sending-report.ts': {
    patterns: 1,
    reads: 'an id of a request',
    longest: REQUEST,
  },
  'domain/src/base/document-id.ts': { patterns: 3, reads: 'any text', longest: REQUEST },
  'domain/src/base/fields/email-address.ts': {
    patterns: 1,
    reads: 'an e-mail address as typed',
    longest: REQUEST,
  },
  'domain/src/reports/evidence.ts': { patterns: 2, reads: 'an id of a request', longest: REQUEST },
  'domain/src/base/fields/fields.ts': {
    patterns: 12,
    reads: 'any field of a document',
    longest: MAX_SHOP_TEXT,
  },
  'domain/src/orders/handover.ts': { patterns: 1, reads: 'a code that a camera saw', longest: REQUEST },
  'domain/src/import/parse-csv.ts': { patterns: 4, reads: 'a file of items', longest: MAX_IMPORT_BYTES },
  'domain/src/import/product-rows.ts': { patterns: 2, reads: 'a cell of a file of items', longest: REQUEST },
  'domain/src/base/fields/number-kinds.ts': { patterns: 1, reads: 'a number as typed', longest: REQUEST },
  'domain/src/conversations/offer-act.ts': { patterns: 1, reads: 'an id of a request', longest: REQUEST },
  'domain/src/orders/address-book.ts': { patterns: 1, reads: 'a delivery address', longest: MAX_ADDRESS },
  'domain/src/orders/carriers.ts': { patterns: 13, reads: 'how a parcel was sent', longest: MAX_TRACKING },
  'domain/src/orders/order-act.ts': { patterns: 4, reads: 'codes and ids of a request', longest: REQUEST },
  'domain/src/payments/payment.ts': { patterns: 1, reads: 'the last digits of a card', longest: MAX_ID },
  'domain/src/payouts/seller-account-texts.ts': {
    patterns: 12,
    reads: 'what Stripe asks for',
    longest: MAX_ID,
  },
  'domain/src/accounts/person-name.ts': {
    patterns: 21,
    reads: 'the name of a person',
    longest: GROWTH * MAX_NAME,
  },
  'domain/src/base/fields/picture-address.ts': {
    patterns: 1,
    reads: 'the address of a picture',
    longest: MAX_URL,
  },
  'domain/src/pictures/picture-variants.ts': {
    patterns: 1,
    reads: 'the address of a picture',
    longest: MAX_URL,
  },
  'domain/src/pictures/picture.ts': {
    patterns: 1,
    reads: 'a small picture as text',
    longest: MAX_PLACEHOLDER,
  },
  'domain/src/pictures/picture-alt.ts': { patterns: 1, reads: 'the name of an item', longest: DESCRIPTION },
  'domain/src/notifications/push-target.ts': { patterns: 1, reads: 'the key of a browser', longest: REQUEST },
  'domain/src/reviews/review-input.ts': { patterns: 1, reads: 'an id of a request', longest: REQUEST },
  'domain/src/reviews/review.ts': { patterns: 1, reads: 'a review', longest: MAX_REVIEW_TEXT },
  'domain/src/saved-searches/saved-search-texts.ts': {
    patterns: 1,
    reads: 'an address of a search',
    longest: REQUEST,
  },
  'domain/src/pages/addresses.ts': { patterns: 5, reads: 'the path of a request', longest: REQUEST },
  'domain/src/search/typed/currency-words.ts': { patterns: 1, reads: 'the name of a currency', longest: 60 },
  'domain/src/search/typed/read-typed.ts': { patterns: 7, reads: 'what is looked for', longest: REQUEST },
  'domain/src/search/words/correct-words.ts': { patterns: 2, reads: 'what is looked for', longest: REQUEST },
  'domain/src/search/count-words.ts': { patterns: 1, reads: 'the name of an item', longest: DESCRIPTION },
  'domain/src/search/towns/country-names.ts': { patterns: 2, reads: 'a location', longest: DESCRIPTION },
  'domain/src/search/towns/places.ts': { patterns: 3, reads: 'a location', longest: DESCRIPTION },
  'domain/src/search/words/known-rules.ts': { patterns: 1, reads: 'what is looked for', longest: REQUEST },
  'domain/src/search/words/languages/english.ts': { patterns: 1, reads: 'a word', longest: 30 },
  'domain/src/search/words/languages/german.ts': { patterns: 2, reads: 'a word', longest: 30 },
  'domain/src/search/words/languages/umlauts.ts': { patterns: 1, reads: 'a word', longest: 30 },
  'domain/src/search/words/languages/word-rules.ts': {
    patterns: 1,
    reads: 'our own lists',
    longest: REQUEST,
  },
  'domain/src/search/words/listing-language.ts': {
    patterns: 4,
    reads: 'the text of an item',
    longest: DESCRIPTION,
  },
  'domain/src/search/words/stems.ts': {
    patterns: 7,
    reads: 'the text of an item',
    longest: GROWTH * DESCRIPTION,
  },
  'domain/src/search/words/suggest-words.ts': { patterns: 1, reads: 'what is looked for', longest: REQUEST },
  'domain/src/search/towns/town-key.ts': { patterns: 1, reads: 'a location', longest: GROWTH * DESCRIPTION },
  'domain/src/base/secrets/secret-strength.ts': {
    patterns: 4,
    reads: 'a secret of the operator',
    longest: REQUEST,
  },
  'domain/src/pages/advertisement-page.ts': { patterns: 1, reads: 'a description', longest: DESCRIPTION },
  'domain/src/base/secrets/stripe-keys.ts': { patterns: 1, reads: 'a key of the operator', longest: REQUEST },
  'domain/src/base/texts/sent-text.ts': {
    patterns: 1,
    reads: 'a currency that a server named',
    longest: REQUEST,
  },
  'domain/src/settings/synonyms.ts': {
    patterns: 2,
    reads: 'synonyms that an admin typed',
    longest: MAX_SHOP_TEXT,
  },
  'domain/src/base/texts/text-blocks.ts': {
    patterns: 4,
    reads: 'a text of the shop',
    longest: MAX_SHOP_TEXT,
  },
  'domain/src/base/texts/without-isolates.ts': {
    patterns: 1,
    reads: 'a text of a page, with what people wrote in it',
    longest: MAX_SHOP_TEXT,
  },
  'domain/src/base/fields/typed-number.ts': { patterns: 18, reads: 'a number as typed', longest: REQUEST },
  'domain/src/payments/unfinished-payment.ts': {
    patterns: 1,
    reads: 'a message of Stripe',
    longest: MAX_ORDER_TEXT,
  },
  'domain/src/accounts/user-search.ts': {
    patterns: 3,
    reads: 'a name, an e-mail address',
    longest: GROWTH * 400,
  },
  'domain/src/base/fields/validate.ts': { patterns: 1, reads: 'the name of a field', longest: REQUEST },
  'emulators/firestore/src/': { patterns: 50, reads: 'a request on one machine', longest: REQUEST },
  'emulators/mail/src/': { patterns: 3, reads: 'a request on one machine', longest: REQUEST },
  'emulators/rules/src/': { patterns: 11, reads: 'rules, and what a request holds', longest: REQUEST },
  'emulators/storage-rules/src/': { patterns: 2, reads: 'a time', longest: MAX_ID },
  'emulators/stripe/src/': { patterns: 141, reads: 'a request on one machine', longest: REQUEST },
  'functions/src/accounts/sign-in/register-user.ts': {
    patterns: 1,
    reads: 'the address of a photo',
    longest: MAX_URL,
  },
  'functions/src/firestore/page.ts': { patterns: 2, reads: 'the mark of a page', longest: REQUEST },
  'functions/src/http/app.ts': { patterns: 1, reads: 'the shop’s own paths', longest: MAX_URL },
  'functions/src/http/openapi/document.ts': { patterns: 2, reads: 'the shop’s own paths', longest: MAX_URL },
  'functions/src/http/request/authenticate.ts': { patterns: 1, reads: 'a header', longest: REQUEST },
  'functions/src/http/request/parameters.ts': { patterns: 2, reads: 'an address', longest: REQUEST },
  'functions/src/notifications/email/mailer.ts': {
    patterns: 3,
    reads: 'what a mail server says',
    longest: REQUEST,
  },
  'functions/src/pages/ad-page.ts': { patterns: 1, reads: 'an address', longest: REQUEST },
  'functions/src/pages/fill/fill-body.ts': {
    patterns: 2,
    reads: 'a page of the build, a drawn head',
    longest: 200_000,
  },
  'functions/src/pages/fill/fill-head.ts': { patterns: 2, reads: 'a page of the build', longest: 200_000 },
  'functions/src/pages/fill/fill-language.ts': {
    patterns: 2,
    reads: 'a page of the website',
    longest: REQUEST,
  },
  'functions/src/pages/sitemap.ts': { patterns: 1, reads: 'the path of a request', longest: REQUEST },
  'functions/src/pages/sitemap/periods.ts': { patterns: 1, reads: 'the path of a request', longest: REQUEST },
  'functions/src/pages/pages.ts': { patterns: 7, reads: 'the path of a request', longest: REQUEST },
  'functions/src/pictures/pictures.ts': { patterns: 2, reads: 'the address of a picture', longest: MAX_URL },
  'functions/src/platform/escape.ts': {
    patterns: 3,
    reads: 'any field of a document',
    longest: MAX_SHOP_TEXT,
  },
  'functions/src/subscribers/confirm-link.ts': { patterns: 2, reads: 'a link', longest: REQUEST },
  'web/src/components/form/invalid-fields.ts': { patterns: 1, reads: 'the name of a field', longest: MAX_ID },
  'web/src/config/precache-groups.ts': { patterns: 1, reads: 'names of the build’s files', longest: MAX_URL },
  'web/src/entry-server-page.tsx': { patterns: 1, reads: 'a head that was drawn', longest: REQUEST },
  'web/src/features/notifications/time-zone-here.ts': {
    patterns: 1,
    reads: 'a time zone',
    longest: MAX_ID,
  },
  'web/src/features/payments/api/use-receipt.ts': { patterns: 1, reads: 'an address', longest: REQUEST },
  'web/src/features/payouts/provider-address.ts': { patterns: 1, reads: 'an address', longest: MAX_URL },
  'web/src/features/payouts/statement-csv.ts': {
    patterns: 3,
    reads: 'the name of a seller',
    longest: GROWTH * MAX_NAME,
  },
  'web/src/features/products/components/import/import-reading.tsx': {
    patterns: 2,
    reads: 'a file of items',
    longest: MAX_IMPORT_BYTES,
  },
  'web/src/features/products/own-items.ts': {
    patterns: 2,
    reads: 'words and the name of an item',
    longest: REQUEST,
  },
  'web/src/features/products/publishing/publish-drafts.ts': {
    patterns: 1,
    reads: 'a code of an error',
    longest: MAX_ID,
  },
  'web/src/features/settings/settings-values.ts': {
    patterns: 1,
    reads: 'the name of a field',
    longest: REQUEST,
  },
  'web/src/features/users/api/user-order.ts': { patterns: 1, reads: 'an address', longest: REQUEST },
  'web/src/lib/calls/callable-error.ts': { patterns: 2, reads: 'an error of a function', longest: REQUEST },
  'web/src/lib/browser/csv.ts': { patterns: 4, reads: 'a cell of a table', longest: DESCRIPTION },
  'web/src/lib/device/device-name.ts': {
    patterns: 13,
    reads: 'what a browser calls itself',
    longest: REQUEST,
  },
  'web/src/lib/texts/error-message.ts': { patterns: 1, reads: 'a code of an error', longest: MAX_ID },
  'web/src/lib/language/all-packs.ts': { patterns: 1, reads: 'the path of a file', longest: MAX_URL },
  'web/src/lib/firebase/skip-first-look-up.ts': { patterns: 2, reads: 'addresses of Auth', longest: MAX_URL },
  'web/src/lib/browser/is-apple.ts': { patterns: 2, reads: 'what a browser calls itself', longest: REQUEST },
  'web/src/lib/device/keeping-faults.ts': { patterns: 4, reads: 'a message of an error', longest: REQUEST },
  'web/src/lib/saved/form-autosave/early-form.ts': { patterns: 1, reads: 'names of fields', longest: MAX_ID },
  'web/src/lib/reload/missing-chunk.ts': { patterns: 1, reads: 'a message of an error', longest: REQUEST },
  'web/src/lib/pictures/own-picture.ts': { patterns: 1, reads: 'the address of a photo', longest: MAX_URL },
  'web/src/outbox/device/clear-pictures.ts': { patterns: 1, reads: 'an address', longest: REQUEST },
  'web/src/prerender.tsx': { patterns: 1, reads: 'a page of the build', longest: 200_000 },
  'web/src/worker/drawn-home.ts': { patterns: 1, reads: 'a page of the build', longest: 200_000 },
  'web/src/worker/strategies.ts': { patterns: 2, reads: 'an address', longest: REQUEST },
  'web/src/worker/sw.ts': { patterns: 4, reads: 'an address', longest: REQUEST },
};
