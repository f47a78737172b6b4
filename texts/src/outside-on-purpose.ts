/** Where texts are outside the catalogs on purpose, by the beginning of their paths, and why. */
export const OUTSIDE_ON_PURPOSE: Readonly<Record<string, string>> = {
  'domain/src/base/locale/locale-labels.ts': 'each way to write dates is called as its own readers call it',
  'domain/src/privacy/deleted-and-kept-data.ts': 'reasons for whoever changes the code: no page shows them',
  'functions/src/payments/stripe/accounts.ts': 'only Stripe reads what is said of a seller',
  'functions/src/schedules/ticks.ts': 'the rhythms are Cloud Scheduler’s syntax',
  'functions/src/triggers/events/entity-of.ts': 'only the operator’s log has it',
  'functions/src/webhooks/stripe-webhook.ts': 'only Stripe reads the answers',
  'web/src/config/manifest-texts.ts':
    'one manifest a language, made by the build: manifest.test.ts compares it with the catalogs',
  'domain/src/search/words/': 'words of people who search, read and never shown',
  'domain/src/search/towns/country-names.ts':
    'names of countries as sellers write them, read and never shown',
  'domain/src/search/typed/price-phrases.ts': 'words of people who search, read and never shown',
  'web/src/features/blog/articles/': 'essays, one file a language: all-articles.test.ts compares their parts',
};
