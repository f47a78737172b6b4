import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { dayOf } from '@thriftline/domain/accounts/device';
import {
  type CountedAct,
  type CountKind,
  countChange,
  isPlacedAct,
  mostOf,
  PLACES,
  type PlacedAct,
  placeChange,
  type QuotaAct,
  SHARES,
  type Share,
  type Standing,
} from '@thriftline/domain/accounts/quotas';
import { countedMessageId } from '@thriftline/domain/base/collections';
import { aCategory, aPictureAddress, aUser } from '@thriftline/domain/testing/builders';
import {
  deleteDoc,
  deleteField,
  doc,
  type Firestore,
  getDoc,
  increment,
  serverTimestamp,
  setDoc,
  Timestamp,
  type WriteBatch,
  writeBatch,
} from 'firebase/firestore';
import { beforeEach, describe, it } from 'vitest';
import { PEOPLE, type Person } from '../environment.ts';
import {
  aFollow,
  aSearch,
  DRAFT,
  idOfSearch,
  storedAdvertisement,
  storedBooking,
  storedFollow,
  storedProduct,
  storedSearch,
  storedWish,
  THEN,
} from '../world/stored-documents.ts';
import { anOpening, aReport, nextMessage, storedConversation } from '../world/stored-talk.ts';
import { baseWorld } from '../world/world.ts';
import { withRules } from './with-rules.ts';

const { buyer, otherBuyer, seller, admin } = PEOPLE;
const now = serverTimestamp;

/** An account, with what an admin says of it. */
type Actor = Person & { status?: 'Verified' };
const unconfirmed = (person: Person): Actor => ({ ...person, confirmed: false });
const verified = (person: Person): Actor => ({ ...person, status: 'Verified' });

const { as, store: storeAll } = withRules();

/** A seller of the given uid. */
const aSeller = (uid: string): Person => ({
  uid,
  role: 'Seller',
  name: `Seller ${uid}`,
  email: `${uid}@example.com`,
});

/**
 * The world with some documents more. `w0` to `w4` can be wished for and booked, those of `seller` be advertised. About
 * `talk-w0` to `talk-w4` there are conversations, and `w0` to `w4` are sellers, too.
 */
function store(more: Record<string, object> = {}): Promise<void> {
  const products = Array.from({ length: 5 }, (_, index) => [`products/w${index}`, storedProduct(seller)]);
  const conversations = Array.from({ length: 5 }, (_, index) => [
    `conversations/talk-w${index}_${buyer.uid}`,
    storedConversation(buyer, seller, `talk-w${index}`),
  ]);
  const sellers = Array.from({ length: 5 }, (_, index) => {
    const { uid, name, email, role } = aSeller(`w${index}`);
    return [`users/${uid}`, { ...aUser({ name, email, role }), createdAt: THEN }];
  });
  const documents = Object.fromEntries([...products, ...conversations, ...sellers]);
  return storeAll({ ...baseWorld(), ...documents, ...more });
}

/** Writes the document that an act creates, without counting it. */
const PUT: Record<QuotaAct, (batch: WriteBatch, firestore: Firestore, id: string, me: Actor) => void> = {
  products: (batch, f, id, me) => {
    const img = aPictureAddress('chair', me.uid);
    const sellerStatus = me.status ?? 'Unverified';
    const product = storedProduct(me, { createdAt: now(), sellerStatus, img, thumb: img });
    batch.set(doc(f, `products/new-${id}`), product);
    batch.set(doc(f, `productIds/new-${id}`), { createdAt: now() });
  },
  categories: (batch, f, id, me) => {
    const img = aPictureAddress('chair', me.uid);
    const category = aCategory({ categoryname: `Category ${id}`, createdBy: me.uid, img });
    batch.set(doc(f, `categories/${id}`), { ...category, createdAt: now() });
    batch.set(doc(f, `categoryNames/category${id}`), { categoryId: id });
  },
  edits: (batch, f, id) => void batch.update(doc(f, `products/${id}`), { resaleprice: 50 }),
  wishes: (batch, f, id, me) => {
    batch.set(doc(f, `wishlist/${id}_${me.uid}`), { ...storedWish(me, id), createdAt: now() });
  },
  bookings: (batch, f, id, me) => {
    batch.set(doc(f, `bookings/${id}_${me.uid}`), storedBooking(me, seller, id, { createdAt: now() }));
  },
  advertisements: (batch, f, id, me) => {
    batch.set(doc(f, `advertisements/${id}`), storedAdvertisement(id, storedProduct(me)));
  },
  messages: (batch, f, id, me) => {
    const path = `conversations/talk-${id}_${me.uid}`;
    batch.set(doc(f, `${path}/messages/${id}`), { by: me.uid, text: 'Yes.', at: now() });
    batch.update(doc(f, path), nextMessage(me, seller, id));
  },
  conversations: (batch, f, id, me) => {
    batch.set(doc(f, `conversations/${id}_${me.uid}`), { ...anOpening(me, seller, id), createdAt: now() });
  },
  reports: (batch, f, id, me) => {
    const conversationId = `talk-${id}_${me.uid}`;
    const report = { ...aReport(me, seller, conversationId), createdAt: now() };
    batch.set(doc(f, `reports/${conversationId}_${me.uid}`), report);
  },
  savedSearches: (batch, f, id, me) => {
    const path = `savedSearches/${idOfSearch(`q=${id}`, me)}`;
    batch.set(doc(f, path), { ...aSearch(me, `q=${id}`), createdAt: now() });
  },
  follows: (batch, f, id, me) => {
    batch.set(doc(f, `follows/${me.uid}_${id}`), { ...aFollow(me, aSeller(id)), createdAt: now() });
  },
  drafts: (batch, f, id, me) => void batch.set(doc(f, `users/${me.uid}/drafts/${id}`), DRAFT),
  absences: (batch, f, _, me) => {
    const day = dayOf(Date.now());
    batch.set(doc(f, `presence/${me.uid}`), { day, awayUntil: day + 3, hidesUntil: day + 3 });
  },
  // The document of an upload is another rule's matter.
  uploads: () => undefined,
};

/** The id that the count of the act names. */
function idOf(act: QuotaAct, id: string, me: Person): string {
  if (act === 'products') return `new-${id}`;
  if (act === 'absences') return me.uid;
  if (act === 'savedSearches') return idOfSearch(`q=${id}`, me);
  if (act === 'follows') return `${me.uid}_${id}`;
  if (act === 'messages') return countedMessageId(`talk-${id}_${me.uid}`, id);
  if (act === 'reports') return `talk-${id}_${me.uid}_${me.uid}`;
  return act === 'wishes' || act === 'bookings' || act === 'conversations' ? `${id}_${me.uid}` : id;
}

const WHO: Record<QuotaAct, Person> = {
  products: seller,
  categories: seller,
  uploads: seller,
  edits: seller,
  wishes: buyer,
  messages: buyer,
  conversations: buyer,
  reports: buyer,
  absences: seller,
  bookings: buyer,
  advertisements: seller,
  drafts: seller,
  savedSearches: buyer,
  follows: buyer,
};
const COUNTED = Object.keys(SHARES) as CountedAct[];
const PLACED = Object.keys(PLACES) as PlacedAct[];
const BOUGHT = ['wishes', 'messages', 'conversations', 'reports'] as const;
const SOLD = ['products', 'categories', 'uploads', 'edits', 'absences'] as const;
/** An account has one presence: presence.test.ts. */
const CREATING = [...COUNTED, ...PLACED].filter((act) => act !== 'uploads' && act !== 'absences');

interface Attempt {
  me?: Actor;
  ids?: readonly string[];
  /** What becomes of the quota; nothing of it when null. */
  change: object | null;
}

/** Creates documents in one batch with a change of the quota. */
function attempt(act: QuotaAct, { me = WHO[act], ids = ['w0'], change }: Attempt): Promise<void> {
  const firestore = as(me);
  const batch = writeBatch(firestore);
  for (const id of ids) PUT[act](batch, firestore, id, me);
  if (change) batch.set(doc(firestore, `quotas/${me.uid}`), { [act]: change }, { merge: true });
  return batch.commit();
}

const counted = (act: QuotaAct, kind: CountKind, id = 'w0', me = WHO[act]) =>
  countChange(kind, idOf(act, id, me), { now: now(), oneMore: increment(1) });
const placed = (act: QuotaAct, place: string, id = 'w0', me = WHO[act]) =>
  placeChange(place, idOf(act, id, me), { now: now() });
const first = (act: QuotaAct, id = 'w0') =>
  isPlacedAct(act) ? placed(act, '0', id) : counted(act, 'renew', id);

/** A count as stored, of a window that began so many seconds ago. */
const storedCount = (count: number, secondsAgo: number) => ({
  start: Timestamp.fromMillis(Date.now() - secondsAgo * 1000),
  count,
  lastId: 'before',
  at: THEN,
});
const storedPlaces = (places: Record<string, string>) => ({ places, place: '0', lastId: 'before', at: THEN });
const quotaOf = (person: Person, quota: object) => ({ [`quotas/${person.uid}`]: quota });

describe.each(CREATING)('of %s, an account without a quota', (act) => {
  beforeEach(() => store());

  it('creates the first with the first count', () => assertSucceeds(attempt(act, { change: first(act) })));

  it.each([
    ['nothing uncounted', ['w0'], null],
    ['nothing on the count of another', ['w0'], first(act, 'w1')],
    ['no five on one count', ['w0', 'w1', 'w2', 'w3', 'w4'], first(act)],
    ['nothing on a count of another time', ['w0'], { ...first(act), at: THEN }],
    ['nothing on a count that says more', ['w0'], { ...first(act), note: 'mine' }],
    ['nothing on a count that names nothing', ['w0'], { ...first(act), lastId: deleteField() }],
  ])('creates %s', async (_, ids, change) => {
    await assertFails(attempt(act, { ids, change }));
    await assertSucceeds(attempt(act, { change: first(act) }));
  });
});

it('a wish that was taken back is counted again', async () => {
  await store();
  await assertSucceeds(attempt('wishes', { change: first('wishes') }));
  await assertSucceeds(deleteDoc(doc(as(buyer), `wishlist/w0_${buyer.uid}`)));
  await assertFails(attempt('wishes', { change: null }));
  await assertSucceeds(attempt('wishes', { change: counted('wishes', 'raise') }));
});

/** Accounts by how far they are trusted. */
const STANDINGS: { standing: Standing; what: string; acts: readonly CountedAct[]; me: Actor }[] = [
  { standing: 'unconfirmed', what: 'an unconfirmed seller', acts: SOLD, me: unconfirmed(seller) },
  {
    standing: 'unconfirmed',
    what: 'a verified seller, unconfirmed',
    acts: SOLD,
    me: verified(unconfirmed(seller)),
  },
  { standing: 'confirmed', what: 'a seller', acts: SOLD, me: { ...seller } },
  { standing: 'trusted', what: 'a verified seller', acts: SOLD, me: verified(seller) },
  { standing: 'trusted', what: 'an admin', acts: ['products', 'uploads'], me: { ...admin } },
  {
    standing: 'trusted',
    what: 'an admin, unconfirmed',
    acts: ['products', 'uploads', 'categories'],
    me: unconfirmed(admin),
  },
  { standing: 'unconfirmed', what: 'an unconfirmed buyer', acts: BOUGHT, me: unconfirmed(buyer) },
  { standing: 'confirmed', what: 'a buyer', acts: BOUGHT, me: { ...buyer } },
];
const SHARE_CASES = STANDINGS.flatMap(({ acts, ...one }) => acts.map((act) => ({ act, ...one })));

describe.each(SHARE_CASES)('the share in $act of $what', ({ act, standing, me }) => {
  const share: Share = SHARES[act];
  const most = mostOf(act, standing);
  const create = async (kind: CountKind, before: number, secondsAgo: number) => {
    await store({
      [`users/${me.uid}`]: { ...baseWorld()[`users/${me.uid}`], status: me.status ?? 'Unverified' },
      ...quotaOf(me, { [act]: storedCount(before, secondsAgo) }),
    });
    return attempt(act, { me, change: counted(act, kind, 'w0', me) });
  };

  it('ends with the last of the window', async () => {
    const within = Math.min(60, share.windowSeconds / 2);
    await assertSucceeds(create('raise', most - 1, within));
    await assertFails(create('raise', most, within));
    await assertFails(create('renew', most, within));
  });

  const renews = standing !== 'unconfirmed' || share.mostUnconfirmed === undefined;
  it(renews ? 'begins anew when the window has run out' : 'never begins anew', async () => {
    await assertFails(create('renew', most, share.windowSeconds - 60));
    const begun = create('renew', most, share.windowSeconds + 60);
    await (renews ? assertSucceeds(begun) : assertFails(begun));
  });

  it('goes on in a window that has run out, for that wins nothing', async () => {
    await assertSucceeds(create('raise', most - 1, share.windowSeconds + 60));
    await assertFails(create('raise', most, share.windowSeconds + 60));
  });
});

it('an admin adds categories uncounted, a seller does not', async () => {
  await store();
  await assertFails(attempt('categories', { change: null }));
  await assertSucceeds(attempt('categories', { me: admin, change: null }));
});

describe('a count', () => {
  const before = storedCount(5, 60);
  beforeEach(() => store(quotaOf(buyer, { wishes: before })));
  const write = (change: object, me: Person = buyer, of: Person = buyer) =>
    setDoc(doc(as(me), `quotas/${of.uid}`), { wishes: change }, { merge: true });
  const raised = { count: increment(1), lastId: 'w0', at: now() };

  it.each([
    ['lowered', { ...raised, count: 4 }],
    ['lowered to one', { ...raised, count: 1 }],
    ['left as it is', { ...raised, count: 5 }],
    ['raised by two', { ...raised, count: increment(2) }],
    ['made a text', { ...raised, count: '6' }],
    ['begun earlier', { ...raised, start: THEN }],
    ['begun anew before its time', { ...raised, count: 1, start: now() }],
    ['raised at another time', { ...raised, at: THEN }],
    ['taken away', deleteField()],
    ['given an odd id', { ...raised, lastId: 'a/b' }],
  ])('cannot be %s', async (_, change) => {
    await assertFails(write(change));
    await assertSucceeds(write(raised));
  });

  it('may begin anew with what it has counted, which wins nothing', async () => {
    await assertSucceeds(write({ ...raised, start: now() }));
    await store(quotaOf(buyer, { wishes: storedCount(mostOf('wishes', 'confirmed'), 60) }));
    await assertFails(write({ ...raised, start: now() }));
  });

  it.each([
    ['as of earlier', { count: 1, start: THEN }],
    ['with the start it had', { count: 1 }],
    ['with less than one', { count: -1000, start: now() }],
    ['with none', { count: 0, start: now() }],
    ['with two', { count: 2, start: now() }],
  ])('does not begin anew %s once its window has run out', async (_, change) => {
    const { windowSeconds } = SHARES.wishes;
    await store(quotaOf(buyer, { wishes: storedCount(mostOf('wishes', 'confirmed'), windowSeconds + 60) }));
    await assertFails(write({ ...raised, ...change }));
    await assertSucceeds(write({ ...raised, count: 1, start: now() }));
  });

  it("is no one else's to raise, see or delete", async () => {
    const path = `quotas/${buyer.uid}`;
    for (const other of [otherBuyer, admin]) {
      await assertFails(write(raised, other));
      await assertFails(getDoc(doc(as(other), path)));
      await assertFails(deleteDoc(doc(as(other), path)));
    }
    await assertFails(deleteDoc(doc(as(buyer), path)));
    await assertSucceeds(getDoc(doc(as(buyer), path)));
    await assertSucceeds(write(raised));
  });

  it('is out of reach for an account that is out', async () => {
    const account = baseWorld()[`users/${buyer.uid}`];
    await store({
      ...quotaOf(buyer, { wishes: before }),
      [`users/${buyer.uid}`]: { ...account, suspended: true },
    });
    await assertFails(write(raised));
    await assertFails(getDoc(doc(as(buyer), `quotas/${buyer.uid}`)));
    await store({ ...quotaOf(buyer, { wishes: before }), [`users/${buyer.uid}`]: account ?? {} });
    await assertSucceeds(getDoc(doc(as(buyer), `quotas/${buyer.uid}`)));
    await assertSucceeds(write(raised));
  });

  it('has no company of another kind', async () => {
    const path = doc(as(buyer), `quotas/${buyer.uid}`);
    await assertFails(setDoc(path, { wishes: raised, holds: raised }, { merge: true }));
    await assertSucceeds(
      setDoc(path, { wishes: raised, bookings: placed('bookings', '0') }, { merge: true }),
    );
  });
});

/** What may stand at a place, and whether it takes it. */
const STANDING_THERE: Record<PlacedAct, [string, object | undefined, boolean][]> = {
  bookings: [
    ['an unpaid booking', {}, true],
    ['a booking that says it is not paid', { paid: false }, true],
    ['a booking that is gone', undefined, false],
    ['a paid booking', { paid: true }, false],
    ['a booking that another buyer won', { soldToAnother: true }, false],
    ['a refunded booking', { refunded: true }, false],
  ],
  advertisements: [
    ['the advertisement of an unsold item', { availability: false }, true],
    ['an advertisement that is gone', undefined, false],
    ['the advertisement of a sold item', { availability: true }, false],
  ],
  drafts: [
    ['a draft', {}, true],
    ['a draft that is gone', undefined, false],
  ],
  savedSearches: [
    ['a saved search', {}, true],
    ['a search that is not saved any more', undefined, false],
  ],
  follows: [
    ['a seller who is followed', {}, true],
    ['a seller who is not followed any more', undefined, false],
  ],
};

describe.each(PLACED)('the places of %s', (act) => {
  const me = WHO[act];
  const at = (id: string) => idOf(act, id, me);
  const documentAt = (id: string, data: object) => {
    if (act === 'bookings') return { [`bookings/${at(id)}`]: storedBooking(me, seller, id, data) };
    if (act === 'savedSearches') return { [`savedSearches/${at(id)}`]: storedSearch(me, `q=${id}`) };
    if (act === 'follows') return { [`follows/${at(id)}`]: storedFollow(me, aSeller(id)) };
    if (act === 'drafts') return { [`users/${me.uid}/drafts/${id}`]: DRAFT };
    return { [`advertisements/${id}`]: { ...storedAdvertisement(id, storedProduct(me)), ...data } };
  };
  const withPlaces = (places: Record<string, string>, more: Record<string, object> = {}) =>
    store({ ...more, ...quotaOf(me, { [act]: storedPlaces(places) }) });

  it.each(STANDING_THERE[act])('%s takes its place: $2', async (_, data, takes) => {
    await withPlaces({ '0': at('w1') }, data === undefined ? {} : documentAt('w1', data));
    const created = attempt(act, { change: placed(act, '0') });
    await (takes ? assertFails(created) : assertSucceeds(created));
    if (takes) await assertSucceeds(attempt(act, { change: placed(act, '1') }));
  });

  it('what is gone comes back to its own place', async () => {
    await withPlaces({ '0': at('w0') });
    await assertSucceeds(attempt(act, { change: placed(act, '0') }));
  });

  const last = PLACES[act].most - 1;
  it(`are ${last + 1}, by their numbers`, async () => {
    await withPlaces({});
    for (const place of [String(last + 1), '00', '-1', '1.0', 'x']) {
      await assertFails(attempt(act, { change: placed(act, place) }));
    }
    await assertSucceeds(attempt(act, { change: placed(act, String(last)) }));
  });

  it('are taken one by one, and none is emptied or swapped', async () => {
    await withPlaces({ '0': at('w1'), '1': at('w2') }, documentAt('w1', {}));
    const right = placed(act, '2');
    for (const places of [
      { '2': at('w0'), '3': at('w0') },
      { '2': at('w0'), '0': deleteField() },
      { '2': at('w0'), '1': 'another' },
      { '2': 'another' },
      {},
    ]) {
      await assertFails(attempt(act, { change: { ...right, places } }));
    }
    await assertSucceeds(attempt(act, { change: right }));
  });
});

it.each(['bookings', 'follows'] as const)(
  'an account with an unconfirmed address has few places for %s',
  async (act) => {
    const me = unconfirmed(buyer);
    const most = mostOf(act, 'unconfirmed');
    await store();
    await assertFails(attempt(act, { me, change: placed(act, String(most), 'w0', me) }));
    await assertSucceeds(attempt(act, { me, change: placed(act, String(most - 1), 'w0', me) }));
  },
);

it('an admin advertises for sellers, and takes none of their places', async () => {
  await store();
  await assertFails(attempt('advertisements', { change: null }));
  const batch = writeBatch(as(admin));
  PUT.advertisements(batch, as(admin), 'w0', seller);
  await assertSucceeds(batch.commit());
});

it('a buyer books ten things to compare, and sixty wishes that waited offline are sent at once', async () => {
  const ids = Array.from({ length: mostOf('wishes', 'confirmed') }, (_, index) => `w${index}`);
  await store(Object.fromEntries(ids.map((id) => [`products/${id}`, storedProduct(seller)])));
  const sent = ids.map((id, index) => {
    const batch = writeBatch(as(buyer));
    PUT.wishes(batch, as(buyer), id, buyer);
    const change = { wishes: counted('wishes', index === 0 ? 'begin' : 'raise', id) };
    batch.set(doc(as(buyer), `quotas/${buyer.uid}`), change, { merge: true });
    return batch.commit();
  });
  const booked = ids
    .slice(0, 10)
    .map((id, index) => attempt('bookings', { ids: [id], change: placed('bookings', String(index), id) }));
  await assertSucceeds(Promise.all([...sent, ...booked]));
});

it('one raise pays for no two messages that have one id in two conversations', async () => {
  await store();
  const say = (conversations: readonly string[], counted: string) => {
    const firestore = as(buyer);
    const batch = writeBatch(firestore);
    for (const path of conversations.map((id) => `conversations/${id}`)) {
      batch.set(doc(firestore, `${path}/messages/same`), { by: buyer.uid, text: 'Yes.', at: now() });
      batch.update(doc(firestore, path), nextMessage(buyer, seller, 'same'));
    }
    const messages = countChange('renew', counted, { now: now(), oneMore: increment(1) });
    batch.set(doc(firestore, `quotas/${buyer.uid}`), { messages }, { merge: true });
    return batch.commit();
  };
  const [first = '', second = ''] = [`talk-w0_${buyer.uid}`, `talk-w1_${buyer.uid}`];
  for (const counted of ['same', countedMessageId(first, 'same'), countedMessageId(second, 'same')]) {
    await assertFails(say([first, second], counted));
  }
  await assertFails(say([first], countedMessageId(second, 'same')));
  await assertSucceeds(say([first], countedMessageId(first, 'same')));
});

it('an hour of talk that waited without a network is sent at once', async () => {
  await store();
  const conversationId = `talk-w0_${buyer.uid}`;
  const path = `conversations/${conversationId}`;
  for (let index = 0; index < 60; index += 1) {
    const firestore = as(buyer);
    const batch = writeBatch(firestore);
    const id = `said-${index}`;
    batch.set(doc(firestore, `${path}/messages/${id}`), { by: buyer.uid, text: 'Yes.', at: now() });
    batch.update(doc(firestore, path), nextMessage(buyer, seller, id));
    const count = { now: now(), oneMore: increment(1) };
    const counted = countedMessageId(conversationId, id);
    const messages = countChange(index === 0 ? 'begin' : 'raise', counted, count);
    batch.set(doc(firestore, `quotas/${buyer.uid}`), { messages }, { merge: true });
    await assertSucceeds(batch.commit());
  }
});

it('a buyer who compares ten items asks about each, follows their sellers and saves the search', async () => {
  const ids = Array.from({ length: 10 }, (_, index) => `c${index}`);
  const sellers = ids.map((id) => {
    const { uid, name, email, role } = aSeller(id);
    return [`users/${uid}`, { ...aUser({ name, email, role }), createdAt: THEN }];
  });
  const products = ids.map((id) => [`products/${id}`, storedProduct(seller)]);
  await store(Object.fromEntries([...sellers, ...products]));
  for (const [index, id] of ids.entries()) {
    const asked = counted('conversations', index === 0 ? 'begin' : 'raise', id);
    await assertSucceeds(attempt('conversations', { ids: [id], change: asked }));
    const followed = placed('follows', String(index), id);
    await assertSucceeds(attempt('follows', { ids: [id], change: followed }));
  }
  await assertSucceeds(attempt('savedSearches', { change: placed('savedSearches', '0') }));
});

it('a seller who waited without a network sends an evening at once: edits, prices and what is taken down', async () => {
  const ids = Array.from({ length: 25 }, (_, index) => `e${index}`);
  await store(Object.fromEntries(ids.map((id) => [`products/${id}`, storedProduct(seller)])));
  const sent = Array.from({ length: 4 }, (_, time) =>
    ids.map((id, index) =>
      attempt('edits', { ids: [id], change: counted('edits', time + index === 0 ? 'begin' : 'raise', id) }),
    ),
  );
  await assertSucceeds(Promise.all(sent.flat()));
});

it('of wishes that waited offline, those after a refused one are taken, the first or not', async () => {
  await store();
  const wish = (id: string, kind: CountKind) =>
    attempt('wishes', { ids: [id], change: counted('wishes', kind, id) });
  await assertFails(wish('none', 'begin'));
  await assertSucceeds(wish('w0', 'begin'));
  await assertSucceeds(wish('w1', 'begin'));
  await assertFails(wish('none', 'raise'));
  await assertSucceeds(wish('w2', 'raise'));
});

it('a new seller lists 25 items in an evening', async () => {
  await store();
  for (let index = 0; index < 25; index += 1) {
    const id = `evening-${index}`;
    const change = counted('products', index === 0 ? 'renew' : 'raise', id);
    await assertSucceeds(attempt('products', { ids: [id], change }));
  }
});
