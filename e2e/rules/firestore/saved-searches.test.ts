import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import {
  FREQUENCIES,
  MAX_SAVED_ADDRESS,
  MAX_SEARCH_NAME,
} from '@thriftline/domain/saved-searches/saved-search';
import {
  deleteDoc,
  doc,
  type Firestore,
  getDoc,
  serverTimestamp,
  setDoc,
  updateDoc,
} from 'firebase/firestore';
import { describe, it } from 'vitest';
import { PEOPLE } from '../environment.ts';
import { create } from '../world/counted-writes.ts';
import { aSearch, idOfSearch, storedHits, storedSearch, THEN } from '../world/stored-documents.ts';
import { baseWorld } from '../world/world.ts';
import { DEMOTED, OUT, worldWithout } from './out.ts';
import { withRules } from './with-rules.ts';

const { buyer, otherBuyer } = PEOPLE;

type Attempt = (firestore: Firestore) => Promise<unknown>;

const LAMPS = 'q=lamp&max=40';
const SAVED = `savedSearches/${idOfSearch(LAMPS, buyer)}`;
const HITS = `searchHits/${idOfSearch(LAMPS, buyer)}`;

/** Saves a search as the app does, with other fields where they are given. */
const save =
  (overrides: object = {}, { address = 'q=chair', id }: { address?: string; id?: string } = {}): Attempt =>
  (f) =>
    create(f, `savedSearches/${id ?? idOfSearch(address, buyer)}`, {
      ...aSearch(buyer, address),
      createdAt: serverTimestamp(),
      ...overrides,
    });

const change =
  (overrides: object): Attempt =>
  (f) =>
    updateDoc(doc(f, SAVED), overrides);

/** What its owner may say of a search, wrongly. */
const WRONG: Record<string, object> = {
  'without a name': { name: ' ' },
  'with a name that is too long': { name: 'x'.repeat(MAX_SEARCH_NAME + 1) },
  'with a name that is no text': { name: 7 },
  'to be heard of every hour': { frequency: 'hourly' },
  'told otherwise than by one thing': { without: 'email' },
  'not told by what there is not': { without: ['pigeon'] },
  'not told by one way many times': { without: ['push', 'push', 'push'] },
  'that may be paused': { paused: 'yes' },
  'that was seen in times to come': { seenUntil: Date.now() + 86_400_000 },
  'that was seen before there was anything': { seenUntil: -1 },
  'that was seen at some time': { seenUntil: 'today' },
};

const REFUSED: { title: string; denied: Attempt }[] = [
  ...Object.entries(WRONG).map(([title, overrides]) => ({ title, denied: save(overrides) })),
  { title: "in another's name", denied: save({ ownerId: otherBuyer.uid }) },
  { title: 'with more than there is to say', denied: save({ tooMany: true }) },
  { title: 'of another time', denied: save({ createdAt: THEN }) },
  { title: 'under the id of another search', denied: save({}, { id: idOfSearch('q=sofa', buyer) }) },
  { title: "under another's id", denied: save({}, { id: idOfSearch('q=chair', otherBuyer) }) },
  { title: 'that is too long', denied: save({}, { address: `q=${'x'.repeat(MAX_SAVED_ADDRESS - 1)}` }) },
  { title: 'in letters that no address has', denied: save({}, { address: 'q=café' }) },
  { title: 'for nothing', denied: save({}, { address: '' }) },
  { title: 'for a number', denied: save({ address: 7 }) },
  {
    title: 'that is not counted',
    denied: (f) =>
      setDoc(doc(f, `savedSearches/${idOfSearch('q=chair', buyer)}`), {
        ...aSearch(buyer, 'q=chair'),
        createdAt: serverTimestamp(),
      }),
  },
];

const world = (): Record<string, object> => ({
  ...baseWorld(),
  [SAVED]: storedSearch(buyer, LAMPS),
  [HITS]: storedHits(buyer),
});

const { as, store } = withRules(world);

describe('a search is not saved', () => {
  it.each(REFUSED)('$title', async ({ denied }) => {
    await assertFails(denied(as(buyer)));
    await assertSucceeds(save()(as(buyer)));
  });
});

describe('a saved search can’t become one', () => {
  it.each(Object.entries(WRONG))('%s', async (_, overrides) => {
    await assertFails(change(overrides)(as(buyer)));
    await assertSucceeds(
      change({ name: 'Lamps', frequency: 'daily', paused: true, without: ['email', 'push'], seenUntil: 7 })(
        as(buyer),
      ),
    );
  });

  it('for something else', async () => {
    await assertFails(change({ address: 'q=chair' })(as(buyer)));
    await assertFails(change({ name: 'Lamps', createdAt: serverTimestamp() })(as(buyer)));
    await assertSucceeds(change({ name: 'Lamps' })(as(buyer)));
  });
});

it('a search is saved with any frequency, and a name and an address as long as they may be', async () => {
  for (const frequency of FREQUENCIES) {
    const address = `q=${frequency}`;
    await assertSucceeds(save({ frequency }, { address })(as(buyer)));
    await assertSucceeds(deleteDoc(doc(as(buyer), `savedSearches/${idOfSearch(address, buyer)}`)));
  }
  const address = `q=${'x'.repeat(MAX_SAVED_ADDRESS - 2)}`;
  await assertSucceeds(save({ name: 'x'.repeat(MAX_SEARCH_NAME) }, { address })(as(buyer)));
});

it('what a function said of it stays as its owner changes it', async () => {
  await store({ ...world(), [SAVED]: { ...storedSearch(buyer, LAMPS), tooMany: true } });
  await assertFails(change({ tooMany: false })(as(buyer)));
  await assertSucceeds(change({ frequency: 'weekly' })(as(buyer)));
});

it.each(['savedSearches', 'searchHits'])(
  'whether there is one in %s, its owner may ask before there is, and no one else may',
  async (name) => {
    const path = `${name}/${idOfSearch('q=none', buyer)}`;
    await assertFails(getDoc(doc(as(otherBuyer), path)));
    await assertFails(getDoc(doc(as(buyer), `${name}/${buyer.uid}_x`)));
    await assertSucceeds(getDoc(doc(as(buyer), path)));
  },
);

/** What an account may do with its searches while it is in good standing. */
const ACTS: Record<string, Attempt> = {
  'saves a search': save(),
  'changes a search': change({ paused: true }),
  'deletes a search': (f) => deleteDoc(doc(f, SAVED)),
  'reads a search': (f) => getDoc(doc(f, SAVED)),
  'reads what was found': (f) => getDoc(doc(f, HITS)),
  'asks whether a search is saved': (f) => getDoc(doc(f, `savedSearches/${idOfSearch('q=none', buyer)}`)),
  'asks whether anything was found': (f) => getDoc(doc(f, `searchHits/${idOfSearch('q=none', buyer)}`)),
};

describe.each([...OUT, DEMOTED])('an account that is $standing', ({ left }) => {
  it.each(Object.entries(ACTS))('no longer %s', async (_, attempt) => {
    await store(worldWithout(world(), buyer, left));
    await assertFails(attempt(as(buyer)));
    await store(world());
    await assertSucceeds(attempt(as(buyer)));
  });
});
