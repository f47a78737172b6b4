/**
 * The folders of a workspace's sources, lowest first: a file imports only from its own folder and those before it. A
 * folder stands for what is below it, too, unless that has a place of its own; `.` is the sources' root. The emulators'
 * packages keep theirs themselves.
 */
export const FOLDER_ORDERS: Readonly<Record<string, readonly string[]>> = {
  'domain/src': [
    'base',
    'pictures',
    'settings',
    'accounts',
    'catalogue',
    'search',
    'conversations',
    'orders',
    'payments',
    'payouts',
    'reviews',
    'reports',
    'sellers',
    'saved-searches',
    'notifications',
    'pages',
    'import',
    'calls',
    'privacy',
  ],
  'functions/src': [
    'platform',
    'bodies',
    'firestore',
    'faults',
    'settings',
    'jobs',
    'audit',
    'accounts',
    'operator',
    'pictures',
    'catalogue',
    'search',
    'conversations',
    'orders',
    'reviews',
    'reports',
    'notifications',
    'subscribers',
    'saved-searches',
    'follows',
    'sellers',
    'payments/records',
    'payments/stripe',
    'payments/payouts',
    'payments/hold',
    'payments/intents',
    'payments/disputes',
    'payments/refund',
    'payments/settle',
    'payments/reconcile',
    'payments/checkout',
    'payments/events',
    'offers',
    'fulfilment',
    'own-cases',
    'own-data',
    'deletion',
    'bulk',
    'http/answer',
    'http/request',
    'http/openapi',
    'http/routes',
    'callables',
    'http',
    'pages',
    'schedules',
    'triggers',
    'webhooks',
    '.',
  ],
  'web/src': ['config', 'worker', 'lib', 'hooks', 'components', 'outbox', 'features', 'app', '.'],
  local: ['shake', 'java', 'push-service', 'cli', 'functions', 'suite', 'seed', 'demo', 'start', 'test', '.'],
};

/** The place of a file, by its path below the sources' root: the longest folder of the order it is in; -1 for none. */
export function placeOf(path: string, order: readonly string[]): number {
  const parents = path.split('/').slice(0, -1);
  if (parents.length === 0) return order.indexOf('.');
  const folders = parents.map((_, depth) => parents.slice(0, depth + 1).join('/'));
  return Math.max(...folders.map((folder) => order.indexOf(folder)));
}
