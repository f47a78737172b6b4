import type { CoverageReport } from '@thriftline/security-rules';
import { describe, expect, it } from 'vitest';
import type { ExpressionValue, Outgoing, Verify } from './messages.ts';
import { StorageRulesRuntime } from './runtime.ts';

const RULES = `rules_version = '2';
service firebase.storage {
  match /b/{bucket}/o {
    match /images/{uid}/{file=**} {
      allow get: if true;
      allow list, delete: if request.auth.uid == uid;
      allow create: if request.auth.uid == uid
        && request.resource.size < 1000
        && request.resource.contentType.matches('image/.*')
        && firestore.exists(/databases/(default)/documents/users/$(uid));
      allow update: if request.auth.token.role == 'Admin' && resource.metadata.owner == uid;
    }
    match /shared/{file} {
      allow create: if firestore.get(/databases/(default)/documents/users/$(request.auth.uid)).data.role == 'Seller'
        && firestore.exists(/databases/(default)/documents/products/$(file));
    }
  }
}`;

const map = (fields: Record<string, ExpressionValue>): ExpressionValue => ({ map_value: { fields } });
const text = (string_value: string): ExpressionValue => ({ string_value });
const NOTHING: ExpressionValue = { null_value: null };

function aPerson(uid: string, role = 'Seller') {
  return map({ uid: text(uid), token: map({ sub: text(uid), role: text(role) }) });
}

function aPicture(fields: Record<string, ExpressionValue> = {}) {
  return map({ size: { int_value: 10 }, contentType: text('image/png'), ...fields });
}

/** A runtime with the rules loaded, and what it answered since. */
function aRuntime(rules = RULES) {
  const sent: Outgoing[] = [];
  const reports: CoverageReport[] = [];
  const runtime = new StorageRulesRuntime(
    (message) => sent.push(message),
    (report) => reports.push(report),
  );
  runtime.handle({
    action: 'load_ruleset',
    id: 0,
    context: { rulesetName: '0', source: { files: [{ name: 'storage.rules', content: rules }] } },
  });
  const loaded = sent.shift();
  let id = 0;
  const verify = (
    method: string,
    path: string,
    { auth = NOTHING, resource = NOTHING, stored = NOTHING, rulesetName = '0' } = {},
  ) => {
    id += 1;
    const variables: Verify['context']['variables'] = {
      resource: stored,
      request: map({ auth, resource, time: { timestamp_value: '2026-01-31T12:00:00.000Z' } }),
    };
    runtime.handle({
      action: 'verify',
      id,
      context: { rulesetName, service: 'firebase.storage', path: `/b/shop/o/${path}`, method, variables },
    });
    return sent.at(-1);
  };
  const answer = (status: string, fields?: Record<string, unknown>) => {
    const name = 'projects/demo/databases/(default)/documents/users/u1';
    runtime.handle({ id, status, ...(fields ? { result: { name, fields } } : {}) });
    return sent.at(-1);
  };
  return { loaded, verify, answer, sent, reports, runtime };
}

const permitted = (permit: boolean) => ({ status: 'ok', errors: [], result: { permit } });

describe('coverage', () => {
  it('counts each judgement once, however many documents it had to fetch', () => {
    const { verify, answer, reports } = aRuntime();
    verify('create', 'images/u1/a.png', { auth: aPerson('u1'), resource: aPicture() });
    expect(reports).toEqual([]);
    answer('ok', {});
    const counts = reports.at(-1)?.report.flatMap(({ values = [] }) => values.map(({ count }) => count));
    expect(counts).toEqual([1]);
  });
});

describe('load_ruleset', () => {
  it('gives the version of good rules', () => {
    expect(aRuntime().loaded).toEqual({
      id: 0,
      status: 'ok',
      errors: [],
      warnings: [],
      result: { rulesVersion: 2 },
    });
  });

  it('reports a fault with file, line and column, in the status the CLI does not drop', () => {
    const { loaded } = aRuntime("rules_version = '2';\nservice firebase.storage {\n  allow nonsense\n}");
    expect(loaded).toMatchObject({ id: 0, status: 'ok' });
    const [error] = loaded && 'errors' in loaded ? loaded.errors : [];
    expect(JSON.parse(error ?? '{}')).toMatchObject({
      severity_: 'ERROR',
      sourcePosition_: { fileName_: 'storage.rules', line_: 3 },
    });
  });

  it('rules loaded later stand beside the earlier ones', () => {
    const { runtime, verify } = aRuntime();
    const content = RULES.replace('allow get: if true', 'allow get: if false');
    runtime.handle({
      action: 'load_ruleset',
      id: 90,
      context: { rulesetName: '1', source: { files: [{ name: 'storage.rules', content }] } },
    });
    expect(verify('get', 'images/u1/a.png', { rulesetName: '1' })).toMatchObject(permitted(false));
    expect(verify('get', 'images/u1/a.png', { rulesetName: '0' })).toMatchObject(permitted(true));
  });
});

describe('verify', () => {
  it('open reads are permitted to nobody in particular', () => {
    const { verify } = aRuntime();
    expect(verify('get', 'images/u1/deep/a.png')).toMatchObject(permitted(true));
    expect(verify('get', 'secrets/a.png')).toMatchObject(permitted(false));
  });

  it('an operation about the own folder is permitted, about another’s refused', () => {
    const { verify } = aRuntime();
    expect(verify('delete', 'images/u1/a.png', { auth: aPerson('u1') })).toMatchObject(permitted(true));
    expect(verify('delete', 'images/u1/a.png', { auth: aPerson('u2') })).toMatchObject(permitted(false));
    expect(verify('delete', 'images/u1/a.png')).toMatchObject(permitted(false));
  });

  it('a list is judged by its prefix', () => {
    const { verify } = aRuntime();
    expect(verify('list', 'images/u1', { auth: aPerson('u1') })).toMatchObject(permitted(true));
    expect(verify('list', 'images', { auth: aPerson('u1') })).toMatchObject(permitted(false));
  });

  it('the stored object and the claims are seen', () => {
    const { verify } = aRuntime();
    const stored = aPicture({ metadata: map({ owner: text('u1') }) });
    expect(verify('update', 'images/u1/a.png', { auth: aPerson('a', 'Admin'), stored })).toMatchObject(
      permitted(true),
    );
    expect(verify('update', 'images/u2/a.png', { auth: aPerson('a', 'Admin'), stored })).toMatchObject(
      permitted(false),
    );
    expect(verify('update', 'images/u1/a.png', { auth: aPerson('a'), stored })).toMatchObject(
      permitted(false),
    );
  });

  it('asks for a document before it permits', () => {
    const { verify, answer } = aRuntime();
    const asked = verify('create', 'images/u1/a.png', { auth: aPerson('u1'), resource: aPicture() });
    expect(asked).toEqual({
      action: 'fetch_firestore_document',
      server_request_id: 1,
      status: 'ok',
      context: { path: '/databases/(default)/documents/users/u1' },
      errors: [],
      warnings: [],
    });
    expect(answer('ok', {})).toMatchObject({ id: 1, ...permitted(true) });
  });

  it('refuses when the document is not there', () => {
    const { verify, answer } = aRuntime();
    verify('create', 'images/u1/a.png', { auth: aPerson('u1'), resource: aPicture() });
    expect(answer('not_found')).toMatchObject({ id: 1, ...permitted(false) });
  });

  it('a refusal says which line refused, and shows the sub-expression with its values', () => {
    const { verify } = aRuntime();
    const refused = verify('delete', 'images/u1/a.png', { auth: aPerson('u2') });
    expect(refused).toMatchObject({
      warnings: [
        expect.stringContaining("false for 'delete' @ L6"),
        expect.stringContaining('This is false, where request.auth.uid is "u2" and uid is "u1".'),
      ],
    });
  });

  it('asks for nothing when the operation is refused anyway', () => {
    const { verify } = aRuntime();
    const big = aPicture({ size: { int_value: 1000 } });
    expect(verify('create', 'images/u1/a.png', { auth: aPerson('u1'), resource: big })).toMatchObject(
      permitted(false),
    );
  });

  it('asks for one document after the other and reads its fields', () => {
    const { verify, answer } = aRuntime();
    expect(verify('create', 'shared/p1', { auth: aPerson('u1') })).toMatchObject({
      context: { path: '/databases/(default)/documents/users/u1' },
    });
    expect(answer('ok', { role: { stringValue: 'Seller' } })).toMatchObject({
      context: { path: '/databases/(default)/documents/products/p1' },
    });
    expect(answer('ok', {})).toMatchObject(permitted(true));
  });

  it('an id cannot reach another document by its characters', () => {
    const { verify } = aRuntime();
    expect(verify('create', 'shared/p1', { auth: aPerson('u1?x#y') })).toMatchObject({
      context: { path: '/databases/(default)/documents/users/u1%3Fx%23y' },
    });
  });

  it('two verifications at a time keep their documents apart', () => {
    const { verify, runtime, sent } = aRuntime();
    verify('create', 'images/u1/a.png', { auth: aPerson('u1'), resource: aPicture() });
    verify('create', 'images/u2/a.png', { auth: aPerson('u2'), resource: aPicture() });
    runtime.handle({ id: 2, status: 'not_found' });
    expect(sent.at(-1)).toMatchObject({ id: 2, ...permitted(false) });
    runtime.handle({ id: 1, status: 'ok', result: { name: 'projects/p/databases/d/documents/users/u1' } });
    expect(sent.at(-1)).toMatchObject({ id: 1, ...permitted(true) });
  });

  it('unknown rules and methods are refused in a status the CLI does not drop', () => {
    const { verify } = aRuntime();
    expect(verify('get', 'images/u1/a.png', { rulesetName: '7' })).toMatchObject({
      status: 'ok',
      errors: ['There are no rules called 7.'],
    });
    expect(verify('copy', 'images/u1/a.png')).toMatchObject({
      status: 'ok',
      errors: ['UNIMPLEMENTED: the method copy.'],
      result: { permit: false },
    });
  });
});
