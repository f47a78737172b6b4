import type { User } from '@thriftline/domain/accounts/user';
import { describe, expect, it } from 'vitest';
import type { Stored } from '@/lib/firebase/stored.ts';
import { nextSorting, sortingOf, sortingText, userOrder } from './user-order.ts';

const user = (_id: string, name: string, millis: number): Stored<User> => ({
  name,
  email: 'bea@example.com',
  role: 'Buyer',
  status: 'Unverified',
  _id,
  createdAt: { toMillis: () => millis, toDate: () => new Date(millis) },
});

describe('userOrder', () => {
  const users = [user('1', 'Bea', 30), user('2', 'Ada', 10), user('3', 'Bea', 20)];
  const ids = (sorting: string) => users.toSorted(userOrder(sortingOf(sorting))).map(({ _id }) => _id);

  it('follows the field and the direction, ties by id the same way', () => {
    expect(ids('name')).toEqual(['2', '1', '3']);
    expect(ids('-name')).toEqual(['3', '1', '2']);
    expect(ids('-createdAt')).toEqual(['1', '3', '2']);
  });

  it('is the same function for the same sorting', () => {
    expect(userOrder(sortingOf('name'))).toBe(userOrder(sortingOf('name')));
  });
});

describe('sorting', () => {
  it('survives the way through the address, and newest first is the default', () => {
    expect(sortingText(sortingOf('-email'))).toBe('-email');
    expect(sortingText(sortingOf('password'))).toBe('-createdAt');
    expect(sortingText(sortingOf(null))).toBe('-createdAt');
  });

  it('turns round on the second click', () => {
    const once = nextSorting(sortingOf(null), 'name');
    expect([once, nextSorting(once, 'name')].map(sortingText)).toEqual(['name', '-name']);
  });
});
