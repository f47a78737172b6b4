// @vitest-environment happy-dom
import type { FoundListing } from '@thriftline/domain/search/search-engine';
import { searchQueryOf } from '@thriftline/domain/search/search-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SIGNED_OUT, setCurrentUser } from '@/lib/account/current-user.ts';
import { searchEngineFor } from './api/search-engines.ts';
import { foundSnapshot, saveFoundSnapshot } from './found-snapshots.ts';

vi.mock('./api/search-engines.ts', () => {
  const engines = [{}, {}];
  return { searchEngineFor: (isMember: boolean) => engines[isMember ? 0 : 1] };
});

const engine = searchEngineFor(true);
const moment = (at: number) => ({ toMillis: () => at, toDate: () => new Date(at) });
const row = { id: 'p1', listing: { productname: 'Oak chair', createdAt: moment(1_700_000_000_000) } };
const found = { query: searchQueryOf(new URLSearchParams()), pages: [{ rows: [row as FoundListing] }] };
const signIn = (uid: string) =>
  setCurrentUser({ ...SIGNED_OUT, status: 'signedIn', uid, emailVerified: true });

beforeEach(() => signIn('u1'));
afterEach(() => {
  localStorage.clear();
  setCurrentUser(SIGNED_OUT);
});

it('keeps what a member found for the next visit, with its moments', () => {
  saveFoundSnapshot(engine, 'category=c1', found);
  const [first] = foundSnapshot(engine, 'category=c1')?.found.pages ?? [];
  expect(first?.rows[0]).toMatchObject({ id: 'p1', listing: { productname: 'Oak chair' } });
  expect(first?.rows[0]?.listing.createdAt.toMillis()).toBe(1_700_000_000_000);
  expect(first?.rows[0]?.listing.createdAt.toDate()).toEqual(new Date(1_700_000_000_000));
});

it('shows it to nobody else', () => {
  saveFoundSnapshot(engine, 'category=c1', found);
  signIn('u2');
  expect(foundSnapshot(engine, 'category=c1')).toBeUndefined();
  setCurrentUser(SIGNED_OUT);
  expect(foundSnapshot(engine, 'category=c1')).toBeUndefined();
  expect(foundSnapshot(searchEngineFor(false), 'category=c1')).toBeUndefined();
});

it('keeps nothing of strangers', () => {
  saveFoundSnapshot(searchEngineFor(false), 'category=c1', found);
  setCurrentUser(SIGNED_OUT);
  saveFoundSnapshot(engine, 'category=c1', found);
  expect(localStorage.length).toBe(0);
});

it('does not say at the next visit that there is nothing because there was nothing once', () => {
  saveFoundSnapshot(engine, 'category=c1', found);
  saveFoundSnapshot(engine, 'category=c1', { ...found, pages: [{ rows: [] }] });
  expect(foundSnapshot(engine, 'category=c1')).toBeUndefined();
});

it('keeps what the server found, whatever this device knows', () => {
  saveFoundSnapshot(engine, 'category=c1', found);
  saveFoundSnapshot(engine, 'category=c1', { ...found, pages: [{ rows: [], isOfDevice: true }] });
  expect(foundSnapshot(engine, 'category=c1')?.found.pages[0]?.rows).toHaveLength(1);
});

it('keeps the last few', () => {
  for (const n of [1, 2, 3, 4, 5, 6]) saveFoundSnapshot(engine, `category=c${n}`, found);
  expect(foundSnapshot(engine, 'category=c1')).toBeUndefined();
  for (const n of [2, 6]) expect(foundSnapshot(engine, `category=c${n}`)).toBeDefined();
});
