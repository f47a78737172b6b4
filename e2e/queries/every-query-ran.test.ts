import { mkdir, readdir, readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { firestore } from '../kit/shop.ts';
import { type QuerySite, querySites } from '../repository/queries/query-sites.ts';
import { PARTS, QUERY_PARTS } from '../rules-coverage/parts-folder.ts';

/** A line of what Firestore was asked in this run, see emulators/firestore/src/store/query-log.ts. */
interface LoggedQuery {
  collection: string | null;
  fields: string[];
}

async function loggedQueries(): Promise<LoggedQuery[]> {
  const logs = process.env.FIRESTORE_QUERY_LOGS;
  if (logs === undefined) throw new Error('Only `npm test` knows what was asked: run `npm test`.');
  await mkdir(PARTS, { recursive: true });
  const ofRules = (await readdir(PARTS)).filter((name) => name.startsWith(QUERY_PARTS));
  const files = [...logs.split('\n'), ...ofRules.map((name) => PARTS + name)];
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  const lines = texts.flatMap((text) => text.split('\n')).filter((line) => line !== '');
  return lines.map((line) => JSON.parse(line) as LoggedQuery);
}

/** Reports that the admin who asks may see. */
const ofOthers = () => firestore.collection('reports').where('reportedId', '!=', 'nobody');

/**
 * Queries of pages and sweeps that the suites before reach seldom or never, in the shape in which they are deployed: the first takes
 * fifty things that are due at the same moment, the second a buyer who pays for a second delivery, the last a seller of more than fifty items.
 */
const SELDOM_RUN = () => [
  firestore
    .collection('deliveries')
    .where('urgency', '==', 0)
    .where('state', '==', 'due')
    .where('dueAt', '<=', 0)
    .orderBy('dueAt'),
  firestore
    .collection('orders')
    .where('buyerId', '==', 'nobody')
    .where('delivery', '==', 'delivery')
    .orderBy('createdAt', 'desc'),
  ofOthers().where('state', '==', 'open').orderBy('createdAt', 'asc'),
  ofOthers().where('state', '==', 'open'),
  ofOthers().where('reporterId', '==', 'nobody').orderBy('createdAt', 'desc'),
  ofOthers().orderBy('closedAt', 'desc'),
  firestore.collection('products').where('sellerId', '==', 'nobody').where('availability', '==', true),
  firestore.collection('auditLog').where('what', '==', 'makeAdmin').orderBy('createdAt', 'desc'),
  ...(['asc', 'desc'] as const).flatMap((direction) =>
    (['createdAt', 'amount'] as const).flatMap((field) =>
      [
        firestore.collection('payments').where('status', '==', 'recorded'),
        firestore.collection('payments').where('dispute.stage', 'in', ['needsResponse', 'underReview']),
      ].map((query) => query.orderBy(field, direction)),
    ),
  ),
];

const isSeenIn = (logged: readonly LoggedQuery[], site: QuerySite) =>
  logged.some(
    ({ collection, fields }) =>
      (site.collection === undefined || site.collection === collection) &&
      site.fields.every((field) => fields.includes(field)),
  );

// Last of all suites: Firestore refused what has no index, so what was asked has one. What nobody asked may lack it.
describe('with the declared indexes alone', () => {
  beforeAll(async () => {
    await Promise.all(SELDOM_RUN().map((query) => query.limit(1).get()));
  });

  it('every query of what is deployed has run', async () => {
    const logged = await loggedQueries();
    const neverRun = querySites().filter((site) => !isSeenIn(logged, site));
    expect(
      neverRun.map(
        ({ place, collection = 'any collection', fields }) =>
          `${place}: ${collection} by ${fields.join(', ')}`,
      ),
    ).toEqual([]);
  });
});
