import type * as sdk from 'firebase/firestore';

/** The web SDK's functions and a database: the same in Node and in a page. */
export type Sdk = typeof sdk & { readonly db: sdk.Firestore };

/** Something an application does and what it must see; the result is plain JSON. */
export interface Behaviour {
  readonly title: string;
  readonly run: (sdk: Sdk) => Promise<unknown>;
  readonly expected: unknown;
}

const codeOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'ok',
    (error: { code: string }) => error.code,
  );

/** Collects what a listener shows until it shows what is waited for. */
function picturesUntil<Picture>(
  listen: (show: (picture: Picture) => void) => () => void,
  isLast: (picture: Picture) => boolean,
): Promise<Picture[]> {
  return new Promise((resolve) => {
    const seen: Picture[] = [];
    const stop = listen((picture) => {
      seen.push(picture);
      if (!isLast(picture)) return;
      // The first picture may come before there is a way to stop.
      queueMicrotask(() => {
        stop();
        resolve(seen);
      });
    });
  });
}

/** Each uses collections of its own, so that they can run in any order. */
export const BEHAVIOURS: readonly Behaviour[] = [
  {
    title: 'every kind of value comes back as it was',
    run: async ({ db, doc, setDoc, getDocFromServer, Timestamp, Bytes, GeoPoint, vector }) => {
      const ref = doc(db, 'values/one');
      await setDoc(ref, {
        list: [null, true, 1, 1.5, -0, 'grün 🌱', { deep: [1] }],
        at: new Timestamp(1, 123_456_789),
        bytes: Bytes.fromUint8Array(new Uint8Array([0, 255])),
        place: new GeoPoint(1.5, -2),
        ref,
        vector: vector([1, 2.5]),
      });
      const data = (await getDocFromServer(ref)).data() ?? {};
      const list = data.list as unknown[];
      return [
        [...list.slice(0, 4), Object.is(list[4], -0), ...list.slice(5)],
        [data.at.seconds, data.at.nanoseconds],
        data.bytes.toBase64(),
        [data.place.latitude, data.place.longitude],
        data.ref.path,
        data.vector.toArray(),
      ];
    },
    expected: [
      [null, true, 1, 1.5, true, 'grün 🌱', { deep: [1] }],
      [1, 123_456_000],
      'AP8=',
      [1.5, -2],
      'values/one',
      [1, 2.5],
    ],
  },
  {
    title: 'transforms work on what is stored',
    run: async ({
      db,
      doc,
      setDoc,
      updateDoc,
      getDocFromServer,
      increment,
      arrayUnion,
      arrayRemove,
      deleteField,
      serverTimestamp,
    }) => {
      const ref = doc(db, 'transforms/one');
      await setDoc(ref, { n: 1, list: [1, 2], gone: true, map: { a: 1, b: 2 } });
      await updateDoc(ref, {
        n: increment(1.5),
        more: increment(2),
        list: arrayUnion(2, 3),
        gone: deleteField(),
        'map.a': deleteField(),
        at: serverTimestamp(),
      });
      await updateDoc(ref, { list: arrayRemove(1) });
      const { at, ...rest } = (await getDocFromServer(ref)).data() ?? {};
      return { ...rest, isTime: typeof at.toMillis() === 'number' };
    },
    expected: { n: 2.5, more: 2, list: [2, 3], map: { b: 2 }, isTime: true },
  },
  {
    title: 'an update of what is missing is refused, a delete is not',
    run: async ({ db, doc, updateDoc, deleteDoc }) => [
      await codeOf(updateDoc(doc(db, 'missing/one'), { a: 1 })),
      await codeOf(deleteDoc(doc(db, 'missing/one'))),
    ],
    expected: ['not-found', 'ok'],
  },
  {
    title: 'a batch is written whole or not at all',
    run: async ({ db, doc, writeBatch, getDocFromServer }) => {
      const batch = writeBatch(db);
      batch.set(doc(db, 'batches/one'), { a: 1 });
      batch.update(doc(db, 'batches/missing'), { a: 1 });
      return [await codeOf(batch.commit()), (await getDocFromServer(doc(db, 'batches/one'))).exists()];
    },
    expected: ['not-found', false],
  },
  {
    title: 'transactions at the same time lose nothing',
    run: async ({ db, doc, setDoc, runTransaction, getDocFromServer }) => {
      const ref = doc(db, 'counters/one');
      await setDoc(ref, { n: 0 });
      const addOne = () =>
        runTransaction(
          db,
          async (transaction) => {
            const { n } = (await transaction.get(ref)).data() as { n: number };
            transaction.update(ref, { n: n + 1 });
          },
          { maxAttempts: 20 },
        );
      await Promise.all([addOne(), addOne(), addOne()]);
      return (await getDocFromServer(ref)).data();
    },
    expected: { n: 3 },
  },
  {
    title: 'queries filter, order, page and count',
    run: async ({
      db,
      doc,
      collection,
      writeBatch,
      query,
      where,
      or,
      and,
      orderBy,
      limit,
      limitToLast,
      startAfter,
      documentId,
      getDocsFromServer,
      getAggregateFromServer,
      count,
      sum,
      average,
    }) => {
      const items = collection(db, 'items');
      const batch = writeBatch(db);
      for (const [id, n, tags] of [
        ['a', 1, ['x']],
        ['b', 2, ['x', 'y']],
        ['c', 3, []],
        ['d', null, ['y']],
      ] as const) {
        batch.set(doc(items, id), { n, tags });
      }
      await batch.commit();
      const idsOf = async (wanted: sdk.Query) =>
        (await getDocsFromServer(wanted)).docs.map(({ id }) => id).join('');
      const totals = await getAggregateFromServer(query(items, where('n', '>', 0)), {
        count: count(),
        sum: sum('n'),
        average: average('n'),
      });
      return [
        await idsOf(query(items, where('n', '>=', 2), orderBy('n', 'desc'))),
        await idsOf(
          query(
            items,
            or(where('n', '==', null), and(where('n', '>', 0), where('tags', 'array-contains', 'x'))),
          ),
        ),
        await idsOf(query(items, orderBy('n'), startAfter(1), limit(1))),
        await idsOf(query(items, orderBy('n'), limitToLast(2))),
        await idsOf(query(items, where(documentId(), 'in', ['a', 'd', 'zz']))),
        await idsOf(query(items, where('n', 'not-in', [1, 2]))),
        await idsOf(query(items, where('tags', 'array-contains-any', ['y', 'z']))),
        totals.data(),
      ];
    },
    // The OR with a range is ordered by that range's field.
    expected: ['cb', 'dab', 'b', 'bc', 'ad', 'c', 'bd', { count: 3, sum: 6, average: 2 }],
  },
  {
    title: 'a listener hears of each commit once, its own writes at once',
    run: async ({ db, doc, collection, query, orderBy, limit, onSnapshot, setDoc, writeBatch }) => {
      const rows = collection(db, 'rows');
      const pictures = picturesUntil<string>(
        (show) =>
          onSnapshot(
            query(rows, orderBy('n'), limit(2)),
            { includeMetadataChanges: true },
            ({ docs, metadata }) =>
              show(`${docs.map(({ id }) => id).join('')}${metadata.hasPendingWrites ? '*' : ''}`),
          ),
        (picture) => picture === 'xa',
      );
      const batch = writeBatch(db);
      for (const [index, id] of ['a', 'b', 'c'].entries()) batch.set(doc(rows, id), { n: index });
      await batch.commit();
      await setDoc(doc(rows, 'x'), { n: -1 });
      const seen = await pictures;
      return [
        seen.some((picture) => picture.startsWith('ab')),
        seen.includes('xa*'),
        seen.some((picture) => picture.length > 3),
        seen.at(-1),
      ];
    },
    expected: [true, true, false, 'xa'],
  },
  {
    title: 'a collection group finds documents at every depth',
    run: async ({ db, doc, setDoc, collectionGroup, query, where, getDocsFromServer }) => {
      await setDoc(doc(db, 'deep/one'), { n: 1 });
      await setDoc(doc(db, 'parents/p/deep/two'), { n: 2 });
      await setDoc(doc(db, 'parents/p/deeper/three'), { n: 3 });
      const found = await getDocsFromServer(query(collectionGroup(db, 'deep'), where('n', '>', 0)));
      return found.docs.map(({ ref }) => ref.path);
    },
    expected: ['deep/one', 'parents/p/deep/two'],
  },
  {
    title: 'rules refuse reads, queries, listeners and writes with permission-denied',
    run: async ({
      db,
      doc,
      collection,
      getDocFromServer,
      getDocsFromServer,
      setDoc,
      onSnapshot,
      getCountFromServer,
    }) => [
      await codeOf(getDocFromServer(doc(db, 'closed/one'))),
      await codeOf(getDocsFromServer(collection(db, 'closed'))),
      await codeOf(getCountFromServer(collection(db, 'closed'))),
      await codeOf(setDoc(doc(db, 'closed/one'), {})),
      await codeOf(
        new Promise((resolve, reject) => void onSnapshot(collection(db, 'closed'), resolve, reject)),
      ),
    ],
    expected: Array(5).fill('permission-denied'),
  },
  {
    title: 'what is written without a network is stored when it is back',
    run: async ({
      db,
      doc,
      setDoc,
      getDocFromCache,
      getDocFromServer,
      disableNetwork,
      enableNetwork,
      waitForPendingWrites,
    }) => {
      const ref = doc(db, 'offline/one');
      await disableNetwork(db);
      void setDoc(ref, { n: 1 });
      const cached = await getDocFromCache(ref);
      const offline = await codeOf(getDocFromServer(ref));
      await enableNetwork(db);
      await waitForPendingWrites(db);
      return [cached.metadata.hasPendingWrites, offline, (await getDocFromServer(ref)).data()];
    },
    expected: [true, 'unavailable', { n: 1 }],
  },
  {
    title: 'names and sizes beyond the limits are refused',
    run: async ({ db, doc, setDoc }) => [
      await codeOf(setDoc(doc(db, 'limits/__one__'), {})),
      await codeOf(setDoc(doc(db, 'limits/large'), { text: 'x'.repeat(1_100_000) })),
      await codeOf(setDoc(doc(db, 'limits/fits'), { text: 'x'.repeat(1_000_000) })),
    ],
    expected: ['invalid-argument', 'invalid-argument', 'ok'],
  },
];
