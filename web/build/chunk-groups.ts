import type { Rolldown } from 'vite';

type Group = Exclude<
  NonNullable<Extract<Rolldown.OutputOptions['codeSplitting'], object>['groups']>,
  undefined
>[number];

/**
 * What every page begins with, and libraries that seldom change: each in a file by itself, so that a new version of the app leaves it
 * cached. What else pages share is in the files of shared-files/.
 */
export const CHUNK_GROUPS: Group[] = [
  {
    name: 'framework',
    // What draws, too, although main.tsx asks for it in a task of its own.
    test: /\/node_modules\/(react|react-dom|react-router|react-router-dom|scheduler)\//,
    priority: 3,
  },
  { name: 'first', tags: ['$initial'], priority: 2 },
  // Nothing of the app beside these three: a worker takes them, too.
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
  // What pages that read live stand on: the home page has none of that.
  {
    name: 'reactfire',
    test: /\/node_modules\/(reactfire|rxjs|use-sync-external-store)\//,
    priority: 1,
  },
  // Schemas without forms: login and signup have no Formik.
  {
    name: 'schemas',
    test: /\/node_modules\/(yup|property-expr|tiny-case|toposort)\//,
    priority: 1,
  },
  { name: 'forms', test: /\/node_modules\/formik\// },
];

/** The names of these files. */
export const LIBRARIES: readonly string[] = CHUNK_GROUPS.flatMap(({ name }) =>
  typeof name === 'string' ? [name] : [],
);
