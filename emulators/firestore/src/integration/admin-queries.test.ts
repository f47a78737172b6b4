import { FieldValue, type Firestore, type QueryPartition } from '@google-cloud/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FirestoreEmulator, startFirestoreEmulator } from '../index.ts';
import { adminClient } from './testing/admin-client.ts';

const PROJECT = 'demo-admin-queries';

let emulator: FirestoreEmulator;
let db: Firestore;

beforeAll(async () => {
  emulator = await startFirestoreEmulator();
  db = adminClient(`${emulator.host}:${emulator.port}`, PROJECT);
});

afterAll(async () => {
  await db.terminate();
  await emulator.stop();
});

describe('a search for the nearest vectors', () => {
  const at = (...numbers: number[]) => ({ kind: 'point', at: FieldValue.vector(numbers) });
  beforeAll(async () => {
    const points = db.collection('points');
    await Promise.all([
      points.doc('a').set(at(1, 0)),
      points.doc('b').set(at(3, 4)),
      points.doc('c').set(at(0, -2)),
      points.doc('other').set({ ...at(1, 0), kind: 'other' }),
      points.doc('longer').set(at(1, 0, 0)),
      points.doc('text').set({ kind: 'point', at: 'here' }),
      points.doc('list').set({ kind: 'point', at: [1, 0] }),
      points.doc('none').set({ kind: 'point' }),
    ]);
  });

  const search = async (
    distanceMeasure: 'EUCLIDEAN' | 'COSINE' | 'DOT_PRODUCT',
    options: { limit?: number; distanceThreshold?: number } = {},
  ) => {
    const query = db
      .collection('points')
      .where('kind', '==', 'point')
      .findNearest({
        vectorField: 'at',
        queryVector: [1, 0],
        distanceMeasure,
        limit: 10,
        distanceResultField: 'far',
        ...options,
      });
    return (await query.get()).docs.map((document) => [document.id, document.get('far') as number]);
  };

  it.each([
    [
      'EUCLIDEAN',
      [
        ['a', 0],
        ['c', Math.sqrt(5)],
        ['b', Math.sqrt(20)],
      ],
    ],
    [
      'COSINE',
      [
        ['a', 0],
        ['b', 0.4],
        ['c', 1],
      ],
    ],
    [
      'DOT_PRODUCT',
      [
        ['b', 3],
        ['a', 1],
        ['c', 0],
      ],
    ],
  ] as const)('by %s gives vectors of the same length only, nearest first', async (measure, expected) => {
    expect(await search(measure)).toEqual(expected.map(([id, far]) => [id, expect.closeTo(far, 12)]));
  });

  it('has a vector of zeros last, whose angle is no number', async () => {
    await db.doc('angles/zero').set({ at: FieldValue.vector([0, 0]) });
    await db.doc('angles/right').set({ at: FieldValue.vector([0, 1]) });
    const angles = (options: { distanceThreshold?: number; distanceResultField: string }) =>
      db.collection('angles').findNearest({
        ...{ vectorField: 'at', queryVector: [1, 0], distanceMeasure: 'COSINE', limit: 10 },
        ...options,
      });
    const { docs } = await angles({ distanceResultField: 'far' }).get();
    expect(docs.map((document) => [document.id, document.get('far') as number])).toEqual([
      ['right', 1],
      ['zero', Number.NaN],
    ]);
    expect((await angles({ distanceResultField: 'far', distanceThreshold: 1 }).get()).size).toBe(1);
    await expect(angles({ distanceResultField: '__far__' }).get()).rejects.toThrow('reserved');
  });

  it('keeps to its limit and threshold', async () => {
    expect((await search('EUCLIDEAN', { limit: 1 })).map(([id]) => id)).toEqual(['a']);
    expect((await search('COSINE', { distanceThreshold: 0.5 })).map(([id]) => id)).toEqual(['a', 'b']);
    expect((await search('DOT_PRODUCT', { distanceThreshold: 1 })).map(([id]) => id)).toEqual(['b', 'a']);
  });

  it('leaves out what select does not name', async () => {
    const { docs } = await db
      .collection('points')
      .select('kind', 'far')
      .findNearest({
        ...{ vectorField: 'at', queryVector: [3, 4], distanceMeasure: 'EUCLIDEAN', limit: 1 },
        distanceResultField: 'far',
      })
      .get();
    expect(docs.map((document) => document.data())).toEqual([{ kind: 'point', far: 0 }]);
  });

  it('over REST is refused with a reason when its limit is out of bounds', async () => {
    const response = await fetch(
      `http://${emulator.host}:${emulator.port}/v1/projects/${PROJECT}/databases/(default)/documents:runQuery`,
      {
        method: 'POST',
        headers: { authorization: 'Bearer owner' },
        body: JSON.stringify({
          structuredQuery: {
            from: [{ collectionId: 'points' }],
            findNearest: {
              vectorField: { fieldPath: 'at' },
              queryVector: {
                mapValue: {
                  fields: {
                    __type__: { stringValue: '__vector__' },
                    value: { arrayValue: { values: [{ doubleValue: 1 }] } },
                  },
                },
              },
              distanceMeasure: 'COSINE',
              limit: 1001,
            },
          },
        }),
      },
    );
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('a positive integer of no more than 1000');
  });
});

describe('the explanation of a query', () => {
  beforeAll(async () => {
    await Promise.all([1, 2, 3].map((n) => db.doc(`explained/${n}`).set({ n, odd: n % 2 === 1 })));
  });

  it('is its plan alone, or with the result and figures of the run', async () => {
    const query = db.collection('explained').where('odd', '==', true).orderBy('n', 'desc');
    const planned = await query.explain();
    expect(planned.snapshot).toBeNull();
    expect(planned.metrics.executionStats).toBeNull();
    expect(planned.metrics.planSummary.indexesUsed).toEqual([
      { query_scope: 'Collection', properties: '(odd ASC, n DESC, __name__ DESC)' },
    ]);
    const { metrics, snapshot } = await query.explain({ analyze: true });
    expect(snapshot?.docs.map(({ id }) => id)).toEqual(['3', '1']);
    expect(metrics.executionStats).toMatchObject({ resultsReturned: 2, readOperations: 2 });
    expect(metrics.executionStats?.executionDuration.nanoseconds).toBeGreaterThan(0);
  });

  it('tells of aggregations too', async () => {
    const count = db.collection('explained').count();
    expect((await count.explain()).snapshot).toBeNull();
    const { metrics, snapshot } = await count.explain({ analyze: true });
    expect(snapshot?.data()).toEqual({ count: 3 });
    expect(metrics.executionStats?.resultsReturned).toBe(1);
  });

  it('is plain JSON over REST', async () => {
    const response = await fetch(
      `http://${emulator.host}:${emulator.port}/v1/projects/${PROJECT}/databases/(default)/documents:runQuery`,
      {
        method: 'POST',
        headers: { authorization: 'Bearer owner' },
        body: JSON.stringify({
          structuredQuery: { from: [{ collectionId: 'explained' }], limit: 1 },
          explainOptions: { analyze: true },
        }),
      },
    );
    const answers = (await response.json()) as { explainMetrics?: object }[];
    expect(answers.at(-1)?.explainMetrics).toEqual({
      planSummary: { indexesUsed: [{ query_scope: 'Collection', properties: '(__name__ ASC)' }] },
      executionStats: {
        resultsReturned: '1',
        executionDuration: expect.stringMatching(/^\d+\.\d{9}s$/),
        readOperations: '1',
        debugStats: expect.objectContaining({ documents_scanned: '1' }),
      },
    });
  });
});

describe('the partitions of a collection group', () => {
  const COUNT = 2 * 128 + 127;

  async function partitionsOf(id: string, wanted: number) {
    const partitions: QueryPartition[] = [];
    for await (const partition of db.collectionGroup(id).getPartitions(wanted)) partitions.push(partition);
    return partitions;
  }

  it('meet without gap or overlap, and are about equal', async () => {
    const batch = db.batch();
    for (let n = 0; n < COUNT; n++) batch.set(db.doc(`shelves/s${n % 7}/split/d${n}`), { n });
    await batch.commit();
    const partitions = await partitionsOf('split', 2);
    expect(partitions).toHaveLength(2);
    const parts = await Promise.all(partitions.map((partition) => partition.toQuery().get()));
    const sizes = parts.map(({ size }) => size);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(COUNT);
    expect(Math.min(...sizes)).toBeGreaterThan(128);
    const names = new Set(parts.flatMap(({ docs }) => docs.map(({ ref }) => ref.path)));
    expect(names.size).toBe(COUNT);
  });

  it('are one where there is little or nothing', async () => {
    expect(await partitionsOf('nothing', 3)).toHaveLength(1);
  });
});
