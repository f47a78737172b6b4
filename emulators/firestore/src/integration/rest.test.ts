import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type FirestoreEmulator, startFirestoreEmulator } from '../index.ts';

const DB = 'projects/demo-rest/databases/(default)';
const DOCS = `${DB}/documents`;

let emulator: FirestoreEmulator;
let base: string;

beforeAll(async () => {
  emulator = await startFirestoreEmulator();
  base = `http://${emulator.host}:${emulator.port}`;
});
afterAll(() => emulator.stop());
beforeEach(() => fetch(`${base}/emulator/v1/${DOCS}`, { method: 'DELETE' }));

interface Answer {
  readonly status: number;
  readonly body: unknown;
}

async function call(method: string, path: string, body?: unknown): Promise<Answer> {
  const response = await fetch(`${base}/v1/${path}`, {
    method,
    headers: { authorization: 'Bearer owner', 'content-type': 'text/plain' },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  return { status: response.status, body: await response.json() };
}

const fields = (n: number) => ({ fields: { n: { integerValue: String(n) } } });

describe('documents', () => {
  it('are created, read, changed and deleted', async () => {
    const created = await call('POST', `${DOCS}/items?documentId=a`, fields(1));
    expect(created).toMatchObject({ status: 200, body: { name: `${DOCS}/items/a`, ...fields(1) } });
    expect(await call('GET', `${DOCS}/items/a`)).toEqual(created);
    const patched = await call('PATCH', `${DOCS}/items/a?updateMask.fieldPaths=m&updateMask.fieldPaths=n`, {
      fields: { m: { stringValue: 'x' } },
    });
    expect(patched.body).toMatchObject({ fields: { m: { stringValue: 'x' } } });
    expect(patched.body).not.toHaveProperty('fields.n');
    expect(await call('DELETE', `${DOCS}/items/a`)).toEqual({ status: 200, body: {} });
    expect(await call('GET', `${DOCS}/items/a`)).toEqual({
      status: 404,
      body: { error: { code: 404, status: 'NOT_FOUND', message: `Document "${DOCS}/items/a" not found.` } },
    });
  });

  it('get an id when they are created without one', async () => {
    const { body } = await call('POST', `${DOCS}/items`, {});
    expect((body as { name: string }).name).toMatch(/\/items\/[A-Za-z0-9]{20}$/);
    expect(body).not.toHaveProperty('fields');
  });

  it('may have ids that need escapes, colons too', async () => {
    const id = encodeURIComponent('a b:runQuery/ü'.replace('/', ''));
    expect(await call('PATCH', `${DOCS}/items/${id}`, fields(1))).toMatchObject({ status: 200 });
    expect(await call('GET', `${DOCS}/items/${id}`)).toMatchObject({
      body: { name: `${DOCS}/items/a b:runQueryü` },
    });
    expect(
      await call('GET', `${DB.replace('(default)', '%28default%29')}/documents/items/${id}`),
    ).toMatchObject({
      status: 200,
    });
  });

  it('are not written over when they must not exist', async () => {
    await call('PATCH', `${DOCS}/items/a`, fields(1));
    expect(await call('POST', `${DOCS}/items?documentId=a`, fields(2))).toMatchObject({
      status: 409,
      body: { error: { status: 'ALREADY_EXISTS', message: `Document already exists: ${DOCS}/items/a` } },
    });
    expect(await call('PATCH', `${DOCS}/items/b?currentDocument.exists=true`, fields(2))).toMatchObject({
      status: 404,
    });
  });

  it('are not written when what is to be answered is not understood', async () => {
    const [post, patch] = [`${DOCS}/items?documentId=a&`, `${DOCS}/items/a?`].map(
      (at) => `${at}mask.fieldPaths=a..b`,
    );
    expect(await call('POST', post as string, fields(1))).toMatchObject({ status: 400 });
    expect(await call('PATCH', patch as string, fields(1))).toMatchObject({ status: 400 });
    expect(await call('GET', `${DOCS}/items/a`)).toMatchObject({ status: 404 });
  });

  it.each([
    ['PATCH', 'items', 'lacks "/" at index'],
    ['DELETE', 'items/', 'has invalid trailing "/"'],
    ['POST', 'items/a', 'lacks "/" at index'],
  ])('%s %s is told what the name lacks', async (method, below, message) => {
    expect(await call(method, `${DOCS}/${below}`, method === 'DELETE' ? undefined : fields(1))).toMatchObject(
      {
        status: 400,
        body: { error: { message: expect.stringContaining(message) as string } },
      },
    );
  });

  it('are refused for their id before their body is looked at', async () => {
    const body = { fields: { f: {} }, name: `${DOCS}/items/b` };
    expect(await call('POST', `${DOCS}/items?documentId=__x__`, body)).toMatchObject({
      body: { error: { message: 'Resource id "__x__" is invalid because it is reserved.' } },
    });
  });

  it('are not read by names that no field has', async () => {
    expect(await call('GET', `${DOCS}/items/a?mask.fieldPaths=__x__`)).toMatchObject({
      status: 400,
      body: { error: { message: 'Invalid reserved name in field path __x__' } },
    });
  });

  it('have their name from the address when they are created', async () => {
    expect(
      await call('POST', `${DOCS}/items?documentId=a`, { ...fields(1), name: `${DOCS}/items/b` }),
    ).toMatchObject({
      status: 400,
      body: { error: { message: 'document.name must not be set' } },
    });
  });

  it('are listed by pages, masked, with the ids that are only parents', async () => {
    for (const id of ['a', 'b', 'c']) await call('PATCH', `${DOCS}/items/${id}`, fields(1));
    await call('PATCH', `${DOCS}/items/ghost/sub/x`, fields(1));
    const first = await call('GET', `${DOCS}/items?pageSize=2&mask.fieldPaths=none`);
    const { documents, nextPageToken } = first.body as {
      documents: { name: string }[];
      nextPageToken: string;
    };
    expect(documents.map(({ name }) => name.slice(-1))).toEqual(['a', 'b']);
    expect(documents[0]).not.toHaveProperty('fields');
    const second = await call(
      'GET',
      `${DOCS}/items?pageSize=2&pageToken=${encodeURIComponent(nextPageToken)}`,
    );
    expect(second.body).toMatchObject({ documents: [{ name: `${DOCS}/items/c` }] });
    const all = await call('GET', `${DOCS}/items?showMissing=true`);
    expect((all.body as { documents: object[] }).documents).toHaveLength(4);
    expect((all.body as { documents: object[] }).documents[3]).toEqual({ name: `${DOCS}/items/ghost` });
    expect(await call('GET', `${DOCS}/nothing`)).toEqual({ status: 200, body: {} });
  });
});

describe('calls', () => {
  it('answer streams as one array, the last of a query marked done', async () => {
    await call('PATCH', `${DOCS}/items/a`, fields(1));
    await call('PATCH', `${DOCS}/items/b`, fields(2));
    const found = await call('POST', `${DOCS}:runQuery`, {
      structuredQuery: {
        from: [{ collectionId: 'items' }],
        orderBy: [{ field: { fieldPath: 'n' }, direction: 2 }],
        limit: 5,
      },
    });
    expect(found.body).toMatchObject([
      { document: { name: `${DOCS}/items/b` } },
      { document: { name: `${DOCS}/items/a` }, done: true },
    ]);
    const nothing = await call('POST', `${DOCS}:runQuery`, {
      structuredQuery: { from: [{ collectionId: 'none' }] },
    });
    expect(nothing.body).toEqual([{ readTime: expect.any(String) as string, done: true }]);
    const got = await call('POST', `${DOCS}:batchGet`, {
      documents: [`${DOCS}/items/a`, `${DOCS}/items/zero`],
    });
    expect(got.body).toMatchObject([
      { found: { name: `${DOCS}/items/a` } },
      { missing: `${DOCS}/items/zero` },
    ]);
  });

  it('run transactions', async () => {
    await call('PATCH', `${DOCS}/items/a`, fields(1));
    const begin = async () => {
      const { body } = await call('POST', `${DOCS}:beginTransaction`, { options: { readWrite: {} } });
      const { transaction } = body as { transaction: string };
      await call('GET', `${DOCS}/items/a?transaction=${encodeURIComponent(transaction)}`);
      return transaction;
    };
    const first = await begin();
    const second = await begin();
    const write = (n: number) => ({ update: { name: `${DOCS}/items/a`, ...fields(n) } });
    const commit = (transaction: string, n: number) =>
      call('POST', `${DOCS}:commit`, { transaction, writes: [write(n)] });
    // What a transaction read stays as it is until the transaction ends.
    const outside = call('PATCH', `${DOCS}/items/a`, fields(5));
    expect(await commit(first, 2)).toMatchObject({ status: 200 });
    expect(await commit(second, 3)).toMatchObject({ status: 409, body: { error: { status: 'ABORTED' } } });
    expect(await outside).toMatchObject({ status: 200 });
    expect(await call('GET', `${DOCS}/items/a`)).toMatchObject({ body: fields(5) });
    expect(await call('POST', `${DOCS}:rollback`, { transaction: first })).toEqual({ status: 200, body: {} });
    expect(await call('POST', `${DOCS}:rollback`, { transaction: 'AAAA' })).toMatchObject({
      status: 400,
      body: { error: { message: 'Invalid transaction.' } },
    });
  });

  it('write each alone in a batchWrite', async () => {
    const { body } = await call('POST', `${DOCS}:batchWrite`, {
      writes: [
        { update: { name: `${DOCS}/items/a`, ...fields(1) } },
        { update: { name: `${DOCS}/items/b`, ...fields(1) }, currentDocument: { exists: true } },
        { delete: `${DOCS}/items/c` },
      ],
    });
    expect(body).toHaveProperty('status', [{}, expect.objectContaining({ code: 5 }), {}]);
    expect(await call('GET', `${DOCS}/items/a`)).toMatchObject({ status: 200 });
    const twice = [1, 2].map((n) => ({ update: { name: `${DOCS}/items/a`, ...fields(n) } }));
    expect(await call('POST', `${DOCS}:batchWrite`, { writes: twice })).toMatchObject({ status: 400 });
    const senseless = [
      { update: { name: `${DOCS}/items/x`, ...fields(1) } },
      { update: { name: `${DOCS}/items/y`, fields: { __x__: { nullValue: null } } } },
    ];
    expect(await call('POST', `${DOCS}:batchWrite`, { writes: senseless })).toMatchObject({ status: 400 });
    expect(await call('GET', `${DOCS}/items/x`)).toMatchObject({ status: 404 });
  });

  it('says what is wrong before it says who may', async () => {
    const message = async (method: string, path: string, body?: object) => {
      const init = { method, ...(body && { body: JSON.stringify(body) }) };
      const answer = await fetch(`${base}/v1/${DOCS}${path}`, init);
      return ((await answer.json()) as { error: { message: string } }).error.message;
    };
    const twice = { writes: [{ delete: `${DOCS}/items/x` }, { delete: `${DOCS}/items/x` }] };
    expect(await message('POST', ':batchWrite', twice)).toContain('cannot be written more than once');
    expect(await message('POST', ':listCollectionIds', { pageSize: -1 })).toContain('page_size must be');
    expect(await message('GET', '/items?showMissing=true&orderBy=n')).toContain('cannot specify an order');
    expect(await message('GET', '/__items__?showMissing=true')).toContain('because it is reserved');
    expect(await message('GET', '/items?showMissing=true')).toContain('require admin authentication');
  });

  it('batchWrite is for administrators', async () => {
    const response = await fetch(`${base}/v1/${DOCS}:batchWrite`, { method: 'POST', body: '{}' });
    expect(response.status).toBe(403);
    expect(await response.text()).toContain('Batch writes require admin authentication.');
  });

  it('list collections, by pages', async () => {
    for (const name of ['a', 'b', 'c']) await call('PATCH', `${DOCS}/${name}/x`, {});
    const first = await call('POST', `${DOCS}:listCollectionIds`, { pageSize: 2 });
    expect(first.body).toMatchObject({ collectionIds: ['a', 'b'] });
    const { nextPageToken: pageToken } = first.body as { nextPageToken: string };
    expect((await call('POST', `${DOCS}:listCollectionIds`, { pageToken })).body).toEqual({
      collectionIds: ['c'],
    });
  });

  it('find everything under a parent, as the CLI deletes it', async () => {
    await call('PATCH', `${DOCS}/a/x`, {});
    await call('PATCH', `${DOCS}/a/x/b/y`, {});
    const { body } = await call('POST', `${DOCS}:runQuery`, {
      structuredQuery: {
        from: [{ allDescendants: true }],
        select: { fields: [{ fieldPath: '__name__' }] },
        orderBy: [{ field: { fieldPath: '__name__' }, direction: 'ASCENDING' }],
        limit: 10,
      },
    });
    expect(body).toMatchObject([
      { document: { name: `${DOCS}/a/x` } },
      { document: { name: `${DOCS}/a/x/b/y` } },
    ]);
  });
});

it('a transaction may name its concurrency mode', async () => {
  const options = { readWrite: { concurrencyMode: 'OPTIMISTIC' } };
  const begun = await call('POST', `${DOCS}:beginTransaction`, { options });
  expect(begun).toMatchObject({ status: 200, body: { transaction: expect.any(String) as string } });
});

describe('what is not to be had', () => {
  it('pipelines belong to another edition', async () => {
    expect(await call('POST', `${DOCS}:executePipeline`, {})).toMatchObject({
      status: 400,
      body: {
        error: { status: 'INVALID_ARGUMENT', message: expect.stringContaining('enterprise') as string },
      },
    });
  });

  it.each(['listen', 'write', 'anything'])(':%s is not found', async (name) => {
    const response = await fetch(`${base}/v1/${DOCS}:${name}`, { method: 'POST', body: '{}' });
    expect([response.status, await response.text()]).toEqual([404, 'Not Found\n']);
  });

  it('a body of more than 16 MiB is too large', async () => {
    const commit = (bytes: number) =>
      fetch(`${base}/v1/${DOCS}:commit`, {
        method: 'POST',
        headers: { authorization: 'Bearer owner' },
        body: '{}'.padEnd(bytes),
      });
    expect((await commit(16 * 1024 * 1024)).status).toBe(200);
    expect((await commit(16 * 1024 * 1024 + 1)).status).toBe(413);
  });

  it('faulty requests name their fault', async () => {
    expect(await call('POST', `${DOCS}:commit`, '{')).toMatchObject({ status: 400 });
    expect(await call('POST', `${DOCS}:commit`, { writes: [{ updat: {} }] })).toMatchObject({
      status: 400,
      body: { error: { message: expect.stringContaining('"updat" at \'writes[0]\'') as string } },
    });
    const misplaced = await call('POST', `${DOCS}:batchGet`, {
      documents: ['projects/other/databases/(default)/documents/a/b'],
    });
    expect(misplaced).toMatchObject({ status: 400, body: { error: { status: 'INVALID_ARGUMENT' } } });
  });

  it('garbage for a token is refused', async () => {
    const response = await fetch(`${base}/v1/${DOCS}/a/b`, { headers: { authorization: 'Bearer garbage' } });
    expect([response.status, await response.json()]).toMatchObject([
      400,
      { error: { status: 'INVALID_ARGUMENT' } },
    ]);
  });

  it('is for administrators only where production says so', async () => {
    const response = await fetch(`${base}/v1/${DOCS}:listCollectionIds`, { method: 'POST' });
    expect([response.status, await response.json()]).toMatchObject([
      403,
      { error: { status: 'PERMISSION_DENIED' } },
    ]);
  });
});

describe('a faulty Authorization header', () => {
  const answer = async (authorization: string, method: string, path: string) => {
    const response = await fetch(`${base}${path}`, { method, headers: { authorization } });
    return [response.status, response.headers.get('content-type'), await response.json()];
  };

  it.each([
    ['GET', `/v1/${DOCS}/rooms/a`],
    ['DELETE', `/emulator/v1/${DOCS}`],
  ])('is refused by %s %s', async (method, path) => {
    const invalid = { code: 400, message: 'invalid jwt', status: 'INVALID_ARGUMENT' };
    const json = 'application/json';
    expect(await answer('Bearer nonsense', method, path)).toEqual([400, json, { error: invalid }]);
    expect(await answer('owner', method, path)).toEqual([
      500,
      json,
      { error: { code: 500, status: 'UNKNOWN' } },
    ]);
  });
});

describe('pages of other origins', () => {
  it('are let in', async () => {
    const preflight = await fetch(`${base}/v1/${DOCS}:commit`, {
      method: 'OPTIONS',
      headers: {
        origin: 'http://localhost:5000',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization,x-goog-api-client',
        'access-control-request-private-network': 'true',
      },
    });
    expect(preflight.status).toBe(200);
    expect(Object.fromEntries(preflight.headers)).toMatchObject({
      'access-control-allow-origin': 'http://localhost:5000',
      'access-control-allow-credentials': 'true',
      'access-control-allow-headers': 'authorization,x-goog-api-client',
      'access-control-allow-private-network': 'true',
    });
    expect(preflight.headers.has('access-control-expose-headers')).toBe(false);
    const channel = await fetch(`${base}/google.firestore.v1.Firestore/Listen/channel?SID=none`, {
      headers: { origin: 'http://localhost:5000' },
    });
    expect(channel.headers.get('access-control-expose-headers')).toContain('x-http-session-id');
    const plain = await fetch(`${base}/`);
    expect(plain.headers.has('access-control-allow-origin')).toBe(false);
  });
});
