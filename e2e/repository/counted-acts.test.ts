import { type Action, type Entity, PERMISSIONS } from '@thriftline/domain/accounts/permissions';
import { CALLABLES } from '@thriftline/domain/calls/callables';
import { CALLS, type Call } from '@thriftline/domain/calls/calls';
import { COUNTED_CALLABLES, COUNTED_WRITES } from '@thriftline/domain/calls/counted-acts';
import { describe, expect, it } from 'vitest';
import { repositoryFiles, textOf } from './source-files.ts';

const WRITES: readonly Action[] = ['add', 'change', 'delete'];

/** Documented calls that change something and are not counted as creations (`limited`), and what keeps each from being made again and again. */
const NOT_LIMITED: Readonly<Record<string, string>> = {
  createToken: 'Auth counts the signing in that it takes',
  createUser: 'An account registers once',
  makeAdmin: 'Admins alone do it, and it is in the audit log',
  verifySeller: 'Admins alone do it, and it is in the audit log',
  updateSellerProducts: 'Admins alone do it: it brings stored names up to date',
  deleteUser: 'Admins alone do it, and it is in the audit log',
  deleteProduct: 'It deletes what was counted as it was created',
  deleteBooking: 'It deletes what was counted as it was created',
  recordPayment: 'The service counts it, as the callable of this name',
  subscribe: 'The service counts it, by address and for everybody together',
  unsubscribe: 'It deletes what subscribing counted',
};

/** Entities whose documents have followers, though nothing follows from what an account may write of its own: why. */
const FOLLOWED_OTHERWISE: Readonly<Record<string, string>> = {
  users: 'A name, a status and an e-mail address have followers, which functions alone write',
};

const actsOf = (table: object) =>
  Object.values(table as Record<string, { as?: string }>).flatMap(({ as }) => as ?? []);

describe('whatever somebody can do again and again is counted, or says why not', () => {
  it('by a callable', () => {
    expect(Object.keys(COUNTED_CALLABLES).toSorted()).toEqual(Object.keys(CALLABLES).toSorted());
  });

  it('by a documented call', () => {
    const calls = Object.entries<Call>(CALLS).filter(([, { method }]) => method !== 'GET');
    const unlimited = calls.filter(([, { limited = false }]) => !limited).map(([name]) => name);
    expect(Object.keys(NOT_LIMITED).toSorted()).toEqual(unlimited.toSorted());
  });

  it('by a write', () => {
    const allowed = (Object.keys(PERMISSIONS) as Entity[]).flatMap((entity) =>
      WRITES.filter((action) =>
        Object.values(PERMISSIONS[entity]).some((rights) => (rights[action] ?? 'none') !== 'none'),
      ).map((action) => `${entity} ${action}`),
    );
    expect(Object.keys(COUNTED_WRITES).toSorted()).toEqual(allowed.toSorted());
  });

  it('and what is free as nothing follows from it has no trigger', () => {
    const triggers = textOf('functions/src/triggers/followers.ts');
    const followed = Object.entries(COUNTED_WRITES)
      .filter(([, how]) => 'free' in how && how.free.includes('nothing follows'))
      .map(([name]) => name.split(' ')[0] ?? '')
      .filter((entity) => triggers.includes(`[COLLECTIONS.${entity}]`));
    expect([...new Set(followed)]).toEqual(Object.keys(FOLLOWED_OTHERWISE));
  });

  it('and what is said to be counted is counted there', () => {
    const files = repositoryFiles('functions/src').filter((path) => !path.endsWith('.test.ts'));
    const functions = files.filter((path) => path.endsWith('.ts')).map(textOf);
    const calls = actsOf(COUNTED_CALLABLES).filter(
      (act) => !functions.some((text) => /limitAct\(/.test(text) && text.includes(`act: '${act}'`)),
    );
    const rules = textOf('firestore.rules');
    const writes = actsOf(COUNTED_WRITES).filter((act) => !rules.includes(`isCounted('${act}', `));
    expect([calls, writes]).toEqual([[], []]);
  });
});
