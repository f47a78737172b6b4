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
