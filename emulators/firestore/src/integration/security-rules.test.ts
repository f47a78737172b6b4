import { deleteApp, type FirebaseApp, initializeApp, setLogLevel } from 'firebase/app';
import {
  collection,
  connectFirestoreEmulator,
  deleteDoc,
  doc,
  type Firestore,
  getCountFromServer,
  getDoc,
  getDocs,
  getFirestore,
  limit,
  onSnapshot,
  query,
  runTransaction,
  setDoc,
  terminate,
  updateDoc,
  where,
  writeBatch,
} from 'firebase/firestore';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type FirestoreEmulator, startFirestoreEmulator } from '../index.ts';

setLogLevel('silent');

const PROJECT = 'demo-rules';
const RULES = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /users/{uid} {
      allow get: if request.auth.uid == uid;
      allow write: if request.auth.token.role == 'admin';
    }
    match /notes/{id} {
      allow get, list: if resource.data.owner == request.auth.uid;
      allow create: if request.resource.data.owner == request.auth.uid
        && request.resource.data.keys().hasOnly(['owner', 'text']);
      allow update: if resource.data.owner == request.auth.uid && request.resource.data.owner == resource.data.owner;
      allow delete: if resource.data.owner == request.auth.uid;
    }
    match /pages/{id} { allow list: if request.query.limit <= 10; }
    match /pairs/{id} {
      allow create: if existsAfter(/databases/$(database)/documents/pairs/$(request.resource.data.other));
    }
    match /members/{id} {
      allow read: if get(/databases/$(database)/documents/users/$(request.auth.uid)).data.member == true;
    }
  }
}`;

let emulator: FirestoreEmulator;
let base: string;
const log: string[] = [];
const apps: FirebaseApp[] = [];

beforeAll(async () => {
  emulator = await startFirestoreEmulator({
    rules: RULES,
    log: (line) => void log.push(line),
  });
  base = `http://${emulator.host}:${emulator.port}`;
});
afterAll(() => emulator.stop());

/** The SDK as a user sees it; nobody without a name. */
function as(user?: string, claims: object = {}): Firestore {
  const app = initializeApp({ projectId: PROJECT }, `${apps.length}`);
  apps.push(app);
  const db = getFirestore(app);
  const token = user === 'owner' ? 'owner' : { sub: user ?? '', ...claims };
  connectFirestoreEmulator(db, emulator.host, emulator.port, user ? { mockUserToken: token } : {});
  return db;
}

let owner: Firestore;
beforeEach(() => {
  log.length = 0;
  owner = as('owner');
});
afterEach(async () => {
  await fetch(`${base}/emulator/v1/projects/${PROJECT}/databases/(default)/documents`, { method: 'DELETE' });
  for (const app of apps.splice(0)) {
    await terminate(getFirestore(app));
    await deleteApp(app);
  }
});

const denied = { code: 'permission-denied' };

describe('reads of single documents', () => {
  it('are judged as get', async () => {
    await setDoc(doc(owner, 'users/anna'), { member: true });
    expect((await getDoc(doc(as('anna'), 'users/anna'))).exists()).toBe(true);
    await expect(getDoc(doc(as('bert'), 'users/anna'))).rejects.toMatchObject(denied);
    await expect(getDoc(doc(as(), 'users/anna'))).rejects.toMatchObject(denied);
  });

  it('may look other documents up', async () => {
    await setDoc(doc(owner, 'users/anna'), { member: true });
    await setDoc(doc(owner, 'users/bert'), { member: false });
    expect((await getDoc(doc(as('anna'), 'members/x'))).exists()).toBe(false);
    await expect(getDoc(doc(as('bert'), 'members/x'))).rejects.toMatchObject(denied);
  });

  it('leave one line in the log when refused', async () => {
    await expect(getDoc(doc(as('bert'), 'users/anna'))).rejects.toMatchObject(denied);
    expect(log).toHaveLength(1);
    expect(log[0]).toMatch(
      /^\[rules\] denied get \/users\/anna for bert in demo-rules: allow @ L5:\d+ false .*request\.auth\.uid/,
    );
  });
});

describe('writes', () => {
  it('are judged by what is there and what will be', async () => {
    const anna = as('anna');
    await setDoc(doc(anna, 'notes/one'), { owner: 'anna', text: 'a' });
    await updateDoc(doc(anna, 'notes/one'), { text: 'b' });
    await expect(setDoc(doc(anna, 'notes/two'), { owner: 'anna', more: 1 })).rejects.toMatchObject(denied);
    await expect(updateDoc(doc(anna, 'notes/one'), { owner: 'bert' })).rejects.toMatchObject(denied);
    await expect(deleteDoc(doc(as('bert'), 'notes/one'))).rejects.toMatchObject(denied);
    await deleteDoc(doc(anna, 'notes/one'));
  });

  it('of a batch fall together', async () => {
    const anna = as('anna');
    const batch = writeBatch(anna);
    batch.set(doc(anna, 'notes/one'), { owner: 'anna' });
    batch.set(doc(anna, 'notes/two'), { owner: 'bert' });
    await expect(batch.commit()).rejects.toMatchObject(denied);
    expect((await getDoc(doc(owner, 'notes/one'))).exists()).toBe(false);
  });

  it('that may not be made are refused before their preconditions are looked at', async () => {
    await expect(updateDoc(doc(as('bert'), 'users/none'), { a: 1 })).rejects.toMatchObject(denied);
    const boss = as('boss', { role: 'admin' });
    await expect(updateDoc(doc(boss, 'users/none'), { a: 1 })).rejects.toMatchObject({ code: 'not-found' });
  });

  it('see the whole commit through existsAfter', async () => {
    const anna = as('anna');
    await expect(setDoc(doc(anna, 'pairs/a'), { other: 'b' })).rejects.toMatchObject(denied);
    const batch = writeBatch(anna);
    batch.set(doc(anna, 'pairs/a'), { other: 'b' });
    batch.set(doc(anna, 'pairs/b'), { other: 'a' });
    await batch.commit();
  });

  it('of a transaction are judged at its commit', async () => {
    const anna = as('anna');
    await setDoc(doc(owner, 'notes/one'), { owner: 'anna', text: 'a' });
    await runTransaction(anna, async (transaction) => {
      const note = await transaction.get(doc(anna, 'notes/one'));
      transaction.update(note.ref, { text: 'b' });
    });
    const attempt = runTransaction(anna, async (transaction) => {
      const note = await transaction.get(doc(anna, 'notes/one'));
      transaction.update(note.ref, { owner: 'bert' });
    });
    await expect(attempt).rejects.toMatchObject(denied);
  });

  it('may go by custom claims', async () => {
    await setDoc(doc(as('boss', { role: 'admin' }), 'users/x'), {});
    await expect(setDoc(doc(as('clerk', { role: 'seller' }), 'users/x'), {})).rejects.toMatchObject(denied);
  });
});

describe('transactions by their options', () => {
  const documents = `projects/${PROJECT}/databases/(default)/documents`;
  const begin = async (options: object, headers: Record<string, string> = {}) => {
    const sent = { method: 'POST', headers, body: JSON.stringify({ options }) };
    return (await fetch(`${base}/v1/${documents}:beginTransaction`, sent)).status;
  };
  const list = async (newTransaction: object) => {
    const structuredQuery = { from: [{ collectionId: 'pages' }], limit: 1 };
    const sent = { method: 'POST', body: JSON.stringify({ structuredQuery, newTransaction }) };
    return (await fetch(`${base}/v1/${documents}:runQuery`, sent)).status;
  };

  it('lock nothing for end users: they begin optimistic ones, and such as only read', async () => {
    for (const options of [{}, { readWrite: {} }, { readWrite: { concurrencyMode: 'PESSIMISTIC' } }]) {
      expect([await begin(options), await list(options)]).toEqual([403, 403]);
    }
    for (const options of [{ readOnly: {} }, { readWrite: { concurrencyMode: 'OPTIMISTIC' } }]) {
      expect([await begin(options), await list(options)]).toEqual([200, 200]);
    }
  });

  it('are whatever an administrator wants', async () => {
    expect(await begin({ readWrite: {} }, { authorization: 'Bearer owner' })).toBe(200);
  });
});

describe('queries', () => {
  it('must ask only for what is allowed', async () => {
    const anna = as('anna');
    await setDoc(doc(owner, 'notes/a'), { owner: 'anna' });
    const own = query(collection(anna, 'notes'), where('owner', '==', 'anna'));
    expect((await getDocs(own)).size).toBe(1);
    expect((await getCountFromServer(own)).data().count).toBe(1);
    await expect(getDocs(collection(anna, 'notes'))).rejects.toMatchObject(denied);
    await expect(getCountFromServer(collection(anna, 'notes'))).rejects.toMatchObject(denied);
    await expect(
      getDocs(query(collection(anna, 'notes'), where('owner', '==', 'bert'))),
    ).rejects.toMatchObject(denied);
  });

  it('may be limited', async () => {
    const anna = as('anna');
    expect((await getDocs(query(collection(anna, 'pages'), limit(10)))).size).toBe(0);
    await expect(getDocs(query(collection(anna, 'pages'), limit(11)))).rejects.toMatchObject(denied);
  });
});

describe('listeners', () => {
  it('on a document end when access is gone', async () => {
    await setDoc(doc(owner, 'notes/a'), { owner: 'anna' });
    const anna = as('anna');
    const heard: string[] = [];
    const ended = new Promise<{ code: string }>((resolve) => {
      onSnapshot(
        doc(anna, 'notes/a'),
        (snapshot) => void heard.push(`${snapshot.get('owner')} ${snapshot.get('text')}`),
        resolve,
      );
    });
    await expect.poll(() => heard).toEqual(['anna undefined']);
    await updateDoc(doc(owner, 'notes/a'), { text: 'x' });
    await expect.poll(() => heard.at(-1)).toBe('anna x');
    await updateDoc(doc(owner, 'notes/a'), { owner: 'bert' });
    expect(await ended).toMatchObject(denied);
    expect(heard).toEqual(['anna undefined', 'anna x']);
  });

  it('on a query end when what their rules look up says no, at the next change of the result', async () => {
    const member = (isMember: boolean) => setDoc(doc(owner, 'users/anna'), { member: isMember });
    await member(true);
    const heard: string[][] = [];
    const ended = new Promise<{ code: string }>((resolve) => {
      onSnapshot(
        collection(as('anna'), 'members'),
        ({ docs }) => void heard.push(docs.map(({ id }) => id)),
        resolve,
      );
    });
    await expect.poll(() => heard).toEqual([[]]);
    await setDoc(doc(owner, 'members/a'), {});
    await expect.poll(() => heard.at(-1)).toEqual(['a']);
    await member(false);
    await setDoc(doc(owner, 'members/b'), {});
    expect(await ended).toMatchObject(denied);
    expect(heard).toEqual([[], ['a']]);
  });

  it('that are refused leave the others alone', async () => {
    const anna = as('anna');
    const sizes: number[] = [];
    onSnapshot(
      query(collection(anna, 'notes'), where('owner', '==', 'anna')),
      ({ size }) => void sizes.push(size),
    );
    const refused = new Promise<{ code: string }>((resolve) => {
      onSnapshot(collection(anna, 'notes'), () => undefined, resolve);
    });
    expect(await refused).toMatchObject(denied);
    await setDoc(doc(owner, 'notes/a'), { owner: 'anna' });
    await expect.poll(() => sizes).toEqual([0, 1]);
  });
});

describe('the rules of a project', () => {
  const put = async (project: string, content: string, options: object = {}) => {
    const response = await fetch(`${base}/emulator/v1/projects/${project}:securityRules`, {
      method: 'PUT',
      body: JSON.stringify({ rules: { files: [{ name: 'x.rules', content }] }, ...options }),
    });
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  };
  const read = async (project: string) =>
    (await fetch(`${base}/v1/projects/${project}/databases/(default)/documents/open/x`)).status;
  const open = RULES.replace(
    'match /users/{uid} {',
    'match /open/{id} { allow read; }\nmatch /users/{uid} {',
  );

  it('can be replaced, for that project alone', async () => {
    expect(await read('demo-own')).toBe(403);
    expect(await put('demo-own', open)).toEqual({ status: 200, body: {} });
    expect(await read('demo-own')).toBe(404);
    expect(await read('demo-other')).toBe(403);
  });

  it('stay when the new ones are faulty', async () => {
    await put('demo-faulty', open);
    const refused = await put('demo-faulty', 'service cloud.firestore { match');
    expect(refused).toMatchObject({
      status: 400,
      body: {
        error: {
          code: 400,
          message: expect.stringMatching(/^Error compiling rules:\nL1:32 Unexpected end of file/),
          status: 'INVALID_ARGUMENT',
        },
      },
    });
    const reported = await put('demo-faulty', 'service cloud.firestore { match', { ignore_errors: true });
    expect(reported).toMatchObject({
      status: 200,
      body: { issues: [{ severity: 'ERROR', sourcePosition: { fileName: 'x.rules', line: 1 } }] },
    });
    expect(await read('demo-faulty')).toBe(404);
  });

  it('are in force with doubts, which are told', async () => {
    const doubtful = `service cloud.firestore { match /databases/{d}/documents/{x}/{y} { allow get: if nonsense || true; } }`;
    expect(await put('demo-doubts', doubtful)).toMatchObject({
      status: 200,
      body: { issues: [{ severity: 'WARNING', description: 'Invalid variable name: nonsense.' }] },
    });
    expect(await read('demo-doubts')).toBe(404);
  });

  it('tell how often each condition came to what', async () => {
    await put('demo-coverage', open);
    await read('demo-coverage');
    await fetch(`${base}/v1/projects/demo-coverage/databases/(default)/documents/users/x`);
    const url = `${base}/emulator/v1/projects/demo-coverage:ruleCoverage`;
    const coverage = (await (await fetch(url)).json()) as { report: { values?: unknown[] }[] };
    expect(coverage.report.some(({ values }) => (values?.length ?? 0) > 0)).toBe(true);
    expect(await (await fetch(`${url}.html`)).text()).toContain('<');
    expect(await (await fetch(`${url}.lcov`)).text()).toMatch(/^TN:\nSF:x\.rules\n(.+\n)*DA:6,1\n/);
  });

  it('are those of a database where it has some of its own', async () => {
    const readIn = async (project: string, database: string) =>
      (await fetch(`${base}/v1/projects/${project}/databases/${database}/documents/open/x`)).status;
    const statuses = async () => [
      await readIn('demo-two', '(default)'),
      await readIn('demo-two', 'second'),
      await readIn('demo-three', 'second'),
    ];
    expect(await statuses()).toEqual([403, 403, 403]);
    await put('demo-two/databases/second', open);
    expect(await statuses()).toEqual([403, 404, 403]);
    await put('demo-two', open);
    await put('demo-two/databases/second', RULES);
    expect(await statuses()).toEqual([404, 403, 403]);
    await emulator.loadRules(open, undefined, 'second');
    expect(await statuses()).toEqual([404, 404, 404]);
    const coverage = `${base}/emulator/v1/projects/demo-two/databases/second:ruleCoverage`;
    const { rules } = (await (await fetch(coverage)).json()) as { rules: { files: { content: string }[] } };
    expect(rules.files[0]?.content).toBe(open);
    await emulator.loadRules(RULES, undefined, 'second');
  });

  it('that are faulty from the start refuse everybody but administrators', async () => {
    const faulty = await startFirestoreEmulator({
      rules: { name: 'x.rules', content: 'nonsense' },
      faultyRules: 'deny',
      log: () => undefined,
    });
    const url = `http://${faulty.host}:${faulty.port}/v1/projects/demo-x/databases/(default)/documents/open/x`;
    expect((await fetch(url)).status).toBe(403);
    expect((await fetch(url, { headers: { authorization: 'Bearer owner' } })).status).toBe(404);
    await faulty.stop();
  });
});
