/**
 * The concerns of the shop: one word each, in every workspace. Who knows where one lies in one of them finds it in the others. domain/src
 * lists the first; a part of one that is large enough to have a folder of its own somewhere else is named with it.
 */
export const CONCERNS: Readonly<Record<string, readonly string[]>> = {
  accounts: ['audit', 'auth', 'users', 'welcome', 'deletion', 'own-data', 'own-cases', 'operator'],
  catalogue: ['advertisements', 'categories', 'products', 'wishlist', 'bulk'],
  conversations: ['offers'],
  import: [],
  notifications: ['sending'],
  orders: ['bookings', 'fulfilment'],
  pages: ['blog', 'storefront'],
  payments: [],
  payouts: [],
  pictures: [],
  privacy: [],
  reports: [],
  reviews: [],
  'saved-searches': [],
  search: [],
  sellers: ['follows'],
  settings: ['statistics', 'subscribers'],
};

/** Folders that no concern has: what all of them stand on, and the ways in. */
export const WITHOUT_CONCERN: Readonly<Record<string, readonly string[]>> = {
  'domain/src': ['base', 'calls', 'testing'],
  'functions/src': [
    'bodies',
    'callables',
    'faults',
    'firestore',
    'http',
    'jobs',
    'platform',
    'schedules',
    'triggers',
    'webhooks',
  ],
  'web/src/features': [],
};
