import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { startFirestoreEmulator } from '../index.ts';

const RULES = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /things/{id} {
      allow read, write: if exists(/databases/$(database)/documents/gates/open)
        && exists(/databases/$(database)/documents/gates/open);
    }
  }
}`;
const emulator = await startFirestoreEmulator({
  rules: RULES,
  log: () => {},
});
afterAll(() => emulator.stop());

const origin = `http://127.0.0.1:${emulator.port}`;
const documents = `${origin}/v1/projects/demo/databases/(default)/documents`;

async function ask(method: string, path: string, body?: object, admin = true) {
  const response = await fetch(`${documents}${path}`, {
    method,
    headers: admin ? { authorization: 'Bearer owner' } : {},
    ...(body && { body: JSON.stringify(body) }),
  });
  expect(response.status).toBe(200);
}

async function usage() {
  const response = await fetch(`${origin}/emulator/v1/usage`);
  return response.json();
}

const QUERY = { structuredQuery: { from: [{ collectionId: 'things' }], limit: 2 } };

describe('what is counted of a call', () => {
  beforeEach(async () => {
    for (const id of ['a', 'b', 'c']) await ask('PATCH', `/things/${id}`, { fields: {} });
    await ask('PATCH', '/gates/open', { fields: {} });
    await fetch(`${origin}/emulator/v1/usage`, { method: 'DELETE' });
  });

  it('a write is one write, a deletion one deletion', async () => {
    await ask('PATCH', '/things/a', { fields: {} });
    await ask('DELETE', '/things/b');
    expect(await usage()).toMatchObject({ administrators: { reads: 0, writes: 1, deletes: 1 } });
  });

  it('a query is as many reads as documents it gives, and one when it gives none', async () => {
    await ask('POST', ':runQuery', QUERY);
    expect(await usage()).toMatchObject({ administrators: { reads: 2 } });
    await ask('POST', ':runQuery', { structuredQuery: { from: [{ collectionId: 'nothing' }] } });
    expect(await usage()).toMatchObject({ administrators: { reads: 3 } });
  });

  it('a count is one read for up to a thousand entries', async () => {
    await ask('POST', ':runAggregationQuery', {
      structuredAggregationQuery: { ...QUERY, aggregations: [{ alias: 'n', count: {} }] },
    });
    expect(await usage()).toMatchObject({ administrators: { reads: 1 } });
  });

  it("a client's reads are told apart, and what rules look up is counted once a request", async () => {
    await ask('GET', '/things/a', undefined, false);
    expect(await usage()).toEqual({
      clients: { reads: 1, writes: 0, deletes: 0 },
      administrators: { reads: 0, writes: 0, deletes: 0 },
      rules: { reads: 1 },
    });
  });
});
