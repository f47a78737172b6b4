import { COLLECTIONS } from '@thriftline/domain/base/collections';
import { LOCAL_PROJECT } from '@thriftline/domain/base/ports';
import { callablePath } from '@thriftline/domain/calls/callable-path';
import { CALLABLES, type CallableName } from '@thriftline/domain/calls/callables';

/** What an instance is asked first. */
export interface Asked {
  /** What the table calls it. */
  what: string;
  /** The function, as the bundle exports it. */
  name: string;
  signature: 'http' | 'cloudevent';
  method: 'GET' | 'POST';
  path: string;
  body?: string;
}

/** What the SDK says of a function. */
export interface Endpoint {
  eventTrigger?: {
    eventType: string;
    eventFilterPathPatterns?: { document?: string };
    eventFilters?: { document?: string };
  };
  scheduleTrigger?: object;
}

/** Pages by the function that answers them, now or in former versions. */
const PAGES: Readonly<Record<string, readonly string[]>> = {
  pages: ['/', '/ads/none', '/login', '/sitemap.xml', '/letters/off', '/letters/confirm'],
  homePage: ['/'],
  adPage: ['/ads/none'],
  openPage: ['/login'],
  sitemap: ['/sitemap.xml'],
  unsubscribePage: ['/letters/off'],
  confirmAddress: ['/letters/confirm'],
  api: ['/api/categories'],
};

/** What says of a document whose it is and what it is about, in any collection: without it nothing would follow. */
const NAMES = [
  ...['productId', 'bookingId', 'bookingsId', 'orderId', 'paymentIntentId', 'transactionId', 'categoryname'],
  ...['buyerId', 'sellerId', 'followerId', 'aboutId', 'ownerId', 'address', 'role', 'kind', 'about'],
];
const FIELDS = Object.fromEntries(NAMES.map((name) => [name, { stringValue: 'x' }]));

/** A document that is new, or gone, and says little: what a function does of it may fail, once all that it takes is loaded. */
function eventOf(document: string, type: string): string {
  const name = `projects/${LOCAL_PROJECT}/databases/(default)/documents/${document}`;
  const held = {
    name,
    fields: FIELDS,
    createTime: '2026-01-01T00:00:00Z',
    updateTime: '2026-01-01T00:00:00Z',
  };
  return JSON.stringify({
    specversion: '1.0',
    id: 'event',
    source: `//firestore.googleapis.com/projects/${LOCAL_PROJECT}/databases/(default)`,
    type,
    time: '2026-01-01T00:00:00Z',
    datacontenttype: 'application/json',
    database: '(default)',
    document,
    authtype: 'system',
    data: type.includes('deleted') ? { oldValue: held } : { value: held },
  });
}

function askedOfEvent(
  name: string,
  { eventType, ...filters }: NonNullable<Endpoint['eventTrigger']>,
): Asked[] {
  const pattern = filters.eventFilterPathPatterns?.document ?? filters.eventFilters?.document;
  if (pattern === undefined) return [];
  const collections = pattern.startsWith('{') ? Object.values(COLLECTIONS) : [''];
  return collections.map((collection) => ({
    what: `${name} ${collection}`.trim(),
    name,
    signature: 'cloudevent',
    method: 'POST',
    path: '/',
    body: eventOf(pattern.replace(/^\{[^}]+\}/, collection).replace(/\{[^}]+\}/g, 'x'), eventType),
  }));
}

/** One question for each call, page, collection and rhythm that a bundle serves. */
export function askedOf(functions: Readonly<Record<string, Endpoint>>): Asked[] {
  const callables = (Object.keys(CALLABLES) as CallableName[]).flatMap((call): Asked[] => {
    const [name = call, ...below] = call in functions ? [call] : callablePath(call).split('/');
    const question = { signature: 'http', method: 'POST', body: '{"data":{}}' } as const;
    return name in functions ? [{ what: call, name, path: `/${below.join('/')}`, ...question }] : [];
  });
  const others = Object.entries(functions).flatMap(([name, { eventTrigger, scheduleTrigger }]): Asked[] => {
    if (eventTrigger) return askedOfEvent(name, eventTrigger);
    if (scheduleTrigger)
      return [{ what: name, name, signature: 'http', method: 'POST', path: '/', body: '{}' }];
    return (PAGES[name] ?? []).map((path) => ({
      what: `${name} ${path}`,
      name,
      signature: 'http',
      method: 'GET',
      path,
    }));
  });
  return [...callables, ...others];
}
