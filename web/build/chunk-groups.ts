import type { Rolldown } from 'vite';
import { namedFiles } from './named-files.ts';
import { needsForms } from './needs-forms.ts';

type Group = Exclude<
  NonNullable<Extract<Rolldown.OutputOptions['codeSplitting'], object>['groups']>,
  undefined
>[number];

/**
 * Which modules come in one file. What is in none of these is in a file with the page that asks for it, or in one for each set of pages
 * that do: such crumbs pack badly, and each is named wherever it is asked for.
 */
export const CHUNK_GROUPS: Group[] = [
  // What the first page needs and what seldom changes: apart, so that a new version leaves it cached.
  {
    name: 'framework',
    // What draws, too, although main.tsx asks for it in a task of its own.
    test: /\/node_modules\/(react|react-dom|react-router|react-router-dom|scheduler)\//,
    priority: 3,
  },
  { name: 'first', tags: ['$initial'], priority: 2 },
  // Nothing of the app beside these three: a worker takes them, too, and a new version leaves them cached.
  {
    name: 'firebase',
    test: /\/node_modules\/(@firebase\/(app|component|util|logger)|idb)\//,
    priority: 1,
  },
  // What a session goes without, and what hands on both.
  {
    name: 'auth-sign-in',
    test: /\/node_modules\/(firebase\/auth\/|@firebase\/auth\/dist\/esm\/index(-[^/?]*)?\.js(\?apart)?$)/,
    priority: 2,
    includeDependenciesRecursively: false,
  },
  { name: 'auth-sdk', test: /\/node_modules\/@firebase\/auth\//, priority: 1 },
  {
    name: 'firestore-sdk',
    test: /\/node_modules\/@firebase\/(firestore|webchannel-wrapper)\//,
    priority: 1,
  },
  // What pages that read live stand on: apart from what all screens share, for the home page has none of that.
  {
    name: 'reactfire',
    test: /\/node_modules\/(reactfire|rxjs|use-sync-external-store)\//,
    priority: 1,
  },
  // The forms to log in and sign up, in so few files that a slow line asks for them in one turn.
  {
    name: 'plain-form',
    test: /\/(components\/plain-form\/(?!autosaved-fields|form-faults)|components\/plain\/plain-link\.tsx$|auth\/api\/auth-error-message\.ts$)/,
    priority: 1,
  },
  // What stands under all of Firebase, and so under a session, too.
  {
    name: 'app',
    test: namedFiles([
      'web/src/config/env.ts',
      'web/src/config/servers.ts',
      'web/src/lib/connection/response-timeout.ts',
      'web/src/lib/firebase/app.ts',
    ]),
    priority: 2,
    includeDependenciesRecursively: false,
  },
  // What a session consists of: to log in takes no more requests than that.
  {
    name: 'session',
    test: namedFiles([
      'domain/src/base/texts/refusal-texts.ts',
      'web/src/features/auth/session/ask-auth.ts',
      'web/src/features/auth/session/request-access-token.ts',
      'web/src/lib/firebase/account-store.ts',
      'web/src/lib/firebase/auth.ts',
      'web/src/lib/firebase/skip-first-look-up.ts',
    ]),
    priority: 2,
    includeDependenciesRecursively: false,
  },
  // What is kept on the device beside Firestore, and records that few screens have: every page of a member looks into them, or the
  // home page does.
  {
    name: 'device',
    test: namedFiles([
      'domain/src/catalogue/product-acts.ts',
      'domain/src/conversations/conversation.ts',
      'domain/src/conversations/offer-state.ts',
      'domain/src/notifications/inbox.ts',
      'domain/src/notifications/kinds/kind-entry.ts',
      'domain/src/notifications/kinds/message-kinds.ts',
      'domain/src/saved-searches/search-hits.ts',
      'domain/src/search/listing.ts',
      'web/src/lib/browser/tab-channel.ts',
      'web/src/lib/browser/web-lock.ts',
      'web/src/lib/connection/last-answer.ts',
      'web/src/lib/device/ask-to-persist.ts',
      'web/src/lib/device/device-database.ts',
      'web/src/lib/device/lost-texts.ts',
      'web/src/lib/device/why-not-kept.ts',
      'web/src/outbox/drafts/drafts.ts',
      'web/src/outbox/journal/draft.ts',
      'web/src/outbox/journal/journal.ts',
      'web/src/outbox/journal/mutation-lock.ts',
      'web/src/outbox/journal/mutations-table.ts',
      'web/src/outbox/journal/outbox-db.ts',
      'web/src/outbox/journal/waiting-copy.ts',
    ]),
    priority: 2,
    includeDependenciesRecursively: false,
  },
  // Of the records that most screens share, what the home page of who is signed in does without.
  {
    name: 'acts',
    test: namedFiles([
      'domain/src/accounts/permissions.ts',
      'domain/src/accounts/quota-refusal.ts',
      'domain/src/base/error-codes.ts',
      'domain/src/calls/callable-path.ts',
      'domain/src/calls/callables.ts',
      'domain/src/catalogue/delivery.ts',
    ]),
    priority: 2,
    includeDependenciesRecursively: false,
  },
  // What reads Firestore without a screen.
  {
    name: 'store',
    test: namedFiles([
      'web/src/features/notifications/api/own-inbox.ts',
      'web/src/lib/clock/measure-server-clock.ts',
      'web/src/lib/device/site-data/lose-store.ts',
      'web/src/lib/device/site-data/watch-store.ts',
      'web/src/lib/firebase/cache-that-answers.ts',
      'web/src/lib/firebase/converters.ts',
      'web/src/lib/firebase/firestore.ts',
      'web/src/lib/live/listen.ts',
      'web/src/lib/live/read-from-server.ts',
      'web/src/outbox/sending/is-so-on-server.ts',
    ]),
    priority: 2,
    includeDependenciesRecursively: false,
  },
  // What screens read live with.
  {
    name: 'live',
    test: namedFiles([
      'web/src/features/products/api/use-products.ts',
      'web/src/hooks/use-idle.ts',
      'web/src/hooks/use-now.ts',
      'web/src/lib/live/merge-pages.ts',
      'web/src/lib/live/newest-first.ts',
      'web/src/lib/live/page-listener.ts',
      'web/src/lib/live/row.ts',
      'web/src/lib/live/use-answer.ts',
      'web/src/lib/live/use-live-documents.ts',
      'web/src/lib/live/use-live-query.ts',
      'web/src/lib/live/use-paged-query.ts',
      'web/src/lib/live/use-stable-query.ts',
      'web/src/lib/live/use-told.ts',
      'web/src/lib/live/where-in.ts',
    ]),
    priority: 2,
    includeDependenciesRecursively: false,
  },
  // What login and signup need of it: apart from what other screens share, which is twenty times as much.
  {
    name: 'words',
    test: namedFiles(['domain/src/base/texts/specified-messages.ts', 'domain/src/accounts/roles.ts']),
    priority: 1,
  },
  // What most other screens share, as a few files instead of dozens of crumbs, and nothing that the forms to log in go without, such as the letters that look alike; forms and their schemas are no part of
  // it, for pages that have none, nor is what shows the journal, which brings databases.
  {
    name: (id, context) => (needsForms(id, context) ? undefined : 'shared'),
    // A list to choose from brings text fields, a fifth of the whole, to pages that have none.
    test: /\/(node_modules\/(?!@?firebase|@stripe)|(?<!outbox\/)components)\/(?!plain\/native-select\.tsx)/,
    minShareCount: 10,
  },
  // Apart from it: the home page of who is signed in has records, and none of the screens' Material UI.
  {
    name: (id, context) => (needsForms(id, context) ? undefined : 'records'),
    test: /\/domain(?!\/src\/catalogue\/categories\/category-key)\//,
    minShareCount: 10,
  },
  // What screens share with what runs without one: it has none of their Material UI.
  {
    name: 'values',
    test: /\/(lib\/(saved\/form-autosave\/early-form|browser\/is-same-value|texts\/by-place)|components\/(form\/invalid-fields|plain-form\/form-faults))\.ts$/,
    // Before the forms, which would take it along.
    priority: 2,
  },
  // Schemas without forms: login and signup have no Formik.
  {
    name: 'schemas',
    test: /\/node_modules\/(yup|property-expr|tiny-case|toposort)\//,
    priority: 1,
  },
  { name: 'forms', test: /\/node_modules\/formik\// },
];
