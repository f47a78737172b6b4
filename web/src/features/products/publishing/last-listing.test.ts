import { SAMPLE_ATTRIBUTES } from '@thriftline/domain/catalogue/sample-attributes';
import { beforeEach, expect, it, vi } from 'vitest';
import { lastListing, rememberListing } from './last-listing.ts';

const kept = vi.hoisted(() => new Map<string, unknown>());
vi.mock('@/lib/device/store.ts', () => ({
  accountStore: (uid: string) => ({
    read: () => kept.get(uid),
    keep: (_name: string, value: unknown) => kept.set(uid, value),
  }),
}));
beforeEach(() => kept.clear());

it('has of the last listing what is mostly the same, for its seller alone', () => {
  expect(lastListing('sal')).toEqual({});
  rememberListing('sal', { ...SAMPLE_ATTRIBUTES, deliverycost: undefined });
  const { location, mobile, delivery } = SAMPLE_ATTRIBUTES;
  expect(lastListing('sal')).toEqual({ location, mobile, delivery });
  expect(lastListing('bea')).toEqual({});
});

it('has nothing of what another version of the shop kept', () => {
  for (const other of ['Leeds', null, { location: 1 }, { mobile: 'ring me' }]) {
    kept.set('sal', other);
    expect(lastListing('sal')).toEqual({});
  }
});
