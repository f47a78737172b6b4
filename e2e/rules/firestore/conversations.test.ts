import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { countedMessageId } from '@thriftline/domain/base/collections';
import { MAX_MESSAGE } from '@thriftline/domain/conversations/conversation';
import {
  arrayRemove,
  arrayUnion,
  deleteDoc,
  deleteField,
  doc,
  type Firestore,
  getDoc,
  increment,
  serverTimestamp,
  setDoc,
  updateDoc,
  writeBatch,
} from 'firebase/firestore';
import { describe, it } from 'vitest';
import { PEOPLE, type Person } from '../environment.ts';
import { count, create } from '../world/counted-writes.ts';
import { storedBooking, storedProduct, THEN } from '../world/stored-documents.ts';
import {
  anOpening,
  nextMessage,
  storedBlock,
  storedConversation,
  storedMessage,
  writeMessage,
} from '../world/stored-talk.ts';
import { baseWorld } from '../world/world.ts';
import { DEMOTED, OUT, worldWithout } from './out.ts';
import { withRules } from './with-rules.ts';

const { buyer, otherBuyer, seller, otherSeller, admin } = PEOPLE;
const now = serverTimestamp;
/** A seller whose account is no more. */
const gone: Person = { uid: 'gone-1', role: 'Seller', name: 'Gil Gone', email: 'gil@example.com' };

type Attempt = (firestore: Firestore) => Promise<unknown>;

/** What is refused, beside a twin that differs in that alone; tried by the buyer unless it says otherwise. */
interface Pair {
  title: string;
  denied: Attempt;
  twin: Attempt;
  by?: Person;
  twinBy?: Person;
}

/** As a function stores it: 30 offered by the buyer. */
const AN_OFFER = {
  state: 'open',
  amount: 30,
  by: 'buyer',
  rounds: { buyer: 1, seller: 0 },
  productVersion: 1,
};

const ASKED = `asked_${buyer.uid}`;
const OVER = `over_${buyer.uid}`;
const BLOCKED = `blocked_${buyer.uid}`;

const open =
  (productId = 'free', overrides: object = {}, me: Person = buyer, of: Person = seller): Attempt =>
  (f) =>
    create(f, `conversations/${productId}_${me.uid}`, {
      ...anOpening(me, of, productId),
      createdAt: now(),
      ...overrides,
    });
const write =
  (message: object = {}, conversation: object = {}, id = ASKED): Attempt =>
  (f) =>
    writeMessage(f, id, { by: buyer, to: seller, message, conversation });
const answer = (message: object = {}, conversation: object = {}): Attempt => {
  return (f) => writeMessage(f, ASKED, { by: seller, to: buyer, message, conversation });
};
const change =
  (changes: Record<string, unknown>, id = ASKED): Attempt =>
  (f) =>
    updateDoc(doc(f, `conversations/${id}`), changes);
const read = { 'readUpTo.seller': 3, unreadBy: arrayRemove(seller.uid) };
const block =
  (overrides: object = {}, id = `${buyer.uid}_${seller.uid}`): Attempt =>
  (f) =>
    setDoc(doc(f, `blocks/${id}`), { ...storedBlock(buyer, seller, ASKED), createdAt: now(), ...overrides });

const OPENINGS: Pair[] = [
  ...(
    [
      ['about an item that is not there', 'none'],
      ['about an item that is sold', 'sold'],
      ['about an item that is taken down', 'hidden'],
      ['about what another ordered', 'ordered-by-another'],
    ] as const
  ).map(([title, id]) => ({ title: `open one ${title}`, denied: open(id), twin: open() })),
  {
    title: 'open one about an item whose seller is suspended',
    denied: open('of-suspended', {}, buyer, admin),
    twin: open(),
  },
  {
    title: 'open one about an item whose seller is gone',
    denied: open('of-gone', {}, buyer, gone),
    twin: open(),
  },
  { title: 'open one with who blocked them', denied: open(), by: otherBuyer, twin: open(), twinBy: buyer },
  { title: 'open one about their own item', denied: open('own', {}, buyer, buyer), twin: open() },
  {
    title: 'open one about what is for sale, as an admin',
    denied: open('free', {}, admin),
    by: admin,
    twin: open(),
    twinBy: buyer,
  },
  {
    title: "open one with another's seller",
    denied: open('free', { sellerId: otherSeller.uid, members: [buyer.uid, otherSeller.uid] }),
    twin: open(),
  },
  { title: 'open one again', denied: open('asked'), twin: open() },
  ...Object.entries({
    productname: 'Another chair',
    productprice: 1,
    img: 'https://p.example/lamp.webp',
    bookingId: 'sold',
    buyerId: otherBuyer.uid,
    buyerName: otherBuyer.name,
    sellerId: otherSeller.uid,
    sellerName: otherSeller.name,
    members: [buyer.uid, seller.uid, admin.uid],
    count: 5,
    unreadBy: [seller.uid],
    readUpTo: { buyer: 0, seller: 9 },
    muted: { buyer: false, seller: true },
    createdAt: THEN,
    lastText: 'Buy now',
    offer: AN_OFFER,
  }).map(([field, value]) => ({
    title: `open one with a ${field} of their own`,
    denied: open('free', { [field]: value }),
    twin: open(),
  })),
];

/** The seller begins, with who booked. */
const offer =
  (overrides: object = {}, productId = 'ordered'): Attempt =>
  (f) =>
    create(f, `conversations/${productId}_${buyer.uid}`, {
      ...anOpening(buyer, seller, productId),
      createdAt: now(),
      ...overrides,
    });
const OFFERS: Pair[] = [
  {
    title: 'open one with a buyer who blocked them',
    by: otherSeller,
    denied: (f) =>
      create(f, `conversations/ordered-too_${otherBuyer.uid}`, {
        ...anOpening(otherBuyer, otherSeller, 'ordered-too'),
        createdAt: now(),
      }),
    twin: offer(),
    twinBy: seller,
  },
  ...(
    [
      ['with who booked nothing', offer({}, 'free')],
      ['under another name of the buyer', offer({ buyerName: 'Bob' })],
    ] as const
  ).map(([title, denied]) => ({ title: `open one ${title}`, by: seller, denied, twin: offer() })),
  { title: "open one about another's item", by: otherSeller, denied: offer(), twin: offer(), twinBy: seller },
];

const MESSAGES: Pair[] = [
  ...(
    [
      ['that is empty', { text: ' \n ' }],
      ['that is no text', { text: 7 }],
      ['that is too long', { text: 'x'.repeat(MAX_MESSAGE + 1) }],
      ['with a control character', { text: 'a\u0007b' }],
      ["in another's name", { by: seller.uid }],
      ['of another time', { at: THEN }],
      ['that says more', { text: 'Yes.', urgent: true }],
      ['that passes for an act on an offer', { offer: { act: 'accept', amount: 30 } }],
    ] as const
  ).map(([title, message]) => ({
    title: `write a message ${title}`,
    // The copy agrees, so that only the message can be at fault.
    denied: write(message, 'text' in message ? { lastText: message.text } : {}),
    twin: write(),
  })),
  ...(
    [
      ['counts none', { count: 3 }],
      ['counts two', { count: increment(2) }],
      ['calls by another name', { lastId: 'another' }],
      ['says is of before', { lastAt: THEN }],
      ["says is another's", { lastBy: seller.uid }],
      ['quotes otherwise', { lastText: 'No.' }],
      ['marks for nobody', { unreadBy: [] }],
      ['marks as unread by themselves, too', { unreadBy: arrayUnion(seller.uid, buyer.uid) }],
      ['marks for the other side again and again', { unreadBy: [seller.uid, seller.uid, seller.uid] }],
      ['comes with another price', { productprice: 1 }],
      ['comes with an offer', { offer: { ...AN_OFFER, amount: 1 } }],
      ['comes with an offer accepted', { 'offer.state': 'accepted' }],
      ['comes as read by the other side', { 'readUpTo.seller': 4 }],
    ] as const
  ).map(([title, conversation]) => ({
    title: `write a message that the conversation ${title}`,
    denied: write({}, conversation),
    twin: write(),
  })),
  {
    title: 'write a message that the conversation does not know of',
    denied: (f) => {
      const batch = writeBatch(f);
      batch.set(doc(f, `conversations/${ASKED}/messages/new`), { by: buyer.uid, text: 'Yes.', at: now() });
      count(batch, f, 'messages', countedMessageId(ASKED, 'new'));
      return batch.commit();
    },
    twin: write(),
  },
  {
    title: 'tell a conversation of a message that is old',
    denied: (f) => {
      const batch = writeBatch(f);
      const { lastText } = storedConversation(buyer, seller, 'asked');
      batch.update(doc(f, `conversations/${ASKED}`), { ...nextMessage(buyer, seller, 'first'), lastText });
      count(batch, f, 'messages', countedMessageId(ASKED, 'first'));
      return batch.commit();
    },
    twin: write(),
  },
  {
    title: 'tell a conversation of a message as if it were of before',
    denied: change({ ...nextMessage(buyer, seller, 'first'), lastAt: THEN }),
    twin: write(),
  },
  {
    title: 'write two messages at once',
    denied: (f) => {
      const batch = writeBatch(f);
      for (const id of ['new', 'second']) {
        batch.set(doc(f, `conversations/${ASKED}/messages/${id}`), {
          by: buyer.uid,
          text: 'Yes.',
          at: now(),
        });
      }
      batch.update(doc(f, `conversations/${ASKED}`), nextMessage(buyer, seller));
      count(batch, f, 'messages', countedMessageId(ASKED, 'new'));
      return batch.commit();
    },
    twin: write(),
  },
  {
    title: 'write a message under an odd id',
    denied: (f) => {
      const batch = writeBatch(f);
      batch.set(doc(f, `conversations/${ASKED}/messages/odd id`), { by: buyer.uid, text: 'Yes.', at: now() });
      batch.update(doc(f, `conversations/${ASKED}`), nextMessage(buyer, seller, 'odd id'));
      count(batch, f, 'messages', countedMessageId(ASKED, 'odd id'));
      return batch.commit();
    },
    twin: write(),
  },
  { title: 'write where an account is gone', denied: write({}, {}, OVER), twin: write() },
  {
    title: 'write to a member who blocked them',
    denied: (f) => writeMessage(f, BLOCKED, { by: buyer, to: otherSeller }),
    twin: write(),
  },
  {
    title: 'answer in a conversation of others',
    denied: answer(),
    by: otherSeller,
    twin: answer(),
    twinBy: seller,
  },
  {
    title: 'write over a message',
    denied: (f) => setDoc(doc(f, `conversations/${ASKED}/messages/first`), storedMessage(buyer)),
    twin: write(),
  },
];

const MARKS: Pair[] = [
  ...(
    [
      ['less than there is', { 'readUpTo.seller': 2 }],
      ['more than there is', { 'readUpTo.seller': 4 }],
      ['for the other side', { 'readUpTo.buyer': 3 }],
      ['as read by the other side, and not by them', { unreadBy: [buyer.uid] }],
      ['and say more', { productname: 'Another chair' }],
      ['and agree on a price', { 'offer.state': 'accepted' }],
    ] as const
  ).map(([title, more]) => ({
    title: `mark ${title} as read`,
    by: seller,
    denied: change({ ...read, ...more }),
    twin: change(read),
  })),
  {
    title: 'mark a conversation of others as read',
    by: otherSeller,
    denied: change(read),
    twin: change(read),
    twinBy: seller,
  },
  {
    title: 'agree on a price by themselves',
    by: seller,
    denied: change({ 'offer.state': 'accepted' }),
    twin: change({ 'muted.seller': true }),
  },
  {
    title: 'take an offer away',
    denied: change({ offer: deleteField() }),
    twin: change({ 'muted.buyer': true }),
  },
  {
    title: 'mute for the other side',
    denied: change({ 'muted.seller': true }),
    twin: change({ 'muted.buyer': true }),
  },
  {
    title: 'mute with a word',
    denied: change({ 'muted.buyer': 'yes' }),
    twin: change({ 'muted.buyer': true }),
  },
  {
    title: 'mute by another field',
    denied: change({ 'muted.buyer': true, count: 3, img: 'x' }),
    twin: change({ 'muted.buyer': true }),
  },
];

const BLOCKS: Pair[] = [
  { title: 'block under an odd id', denied: block({}, `x_${seller.uid}`), twin: block() },
  {
    title: 'block themselves',
    denied: block({ blockedId: buyer.uid }, `${buyer.uid}_${buyer.uid}`),
    twin: block(),
  },
  {
    title: "block in another's name",
    denied: block({ blockerId: seller.uid, blockedId: buyer.uid }, `${seller.uid}_${buyer.uid}`),
    twin: block(),
  },
  { title: 'block at another time', denied: block({ createdAt: THEN }), twin: block() },
  { title: 'block and say why', denied: block({ why: 'rude' }), twin: block() },
  {
    title: 'block whom they have no conversation with',
    denied: block({ blockedId: otherSeller.uid }, `${buyer.uid}_${otherSeller.uid}`),
    twin: block(),
  },
  {
    title: 'block by a conversation of others',
    denied: block({ conversationId: `asked_${otherBuyer.uid}` }),
    twin: block(),
  },
  {
    title: 'ask whether another blocked them',
    denied: (f) => getDoc(doc(f, `blocks/${seller.uid}_${buyer.uid}`)),
    twin: (f) => getDoc(doc(f, `blocks/${buyer.uid}_${seller.uid}`)),
  },
  {
    title: "take back another's block",
    denied: (f) => deleteDoc(doc(f, `blocks/${seller.uid}_${otherBuyer.uid}`)),
    by: otherBuyer,
    twin: (f) => deleteDoc(doc(f, `blocks/${seller.uid}_${otherBuyer.uid}`)),
    twinBy: seller,
  },
  {
    title: 'ask for a conversation of others before there is one',
    denied: (f) => getDoc(doc(f, `conversations/free_${otherBuyer.uid}`)),
    twin: (f) => getDoc(doc(f, `conversations/free_${buyer.uid}`)),
  },
];

const ORDERED = `ordered_${buyer.uid}`;
/** The buyer has asked the seller, and there are three messages, which the seller has not read. */
const world = (): Record<string, object> => {
  const base = baseWorld();
  return {
    ...base,
    [`users/${admin.uid}`]: { ...base[`users/${admin.uid}`], suspended: true },
    'products/free': storedProduct(seller),
    'products/asked': storedProduct(seller),
    'products/own': storedProduct(buyer),
    'products/sold': storedProduct(seller, { availability: true }),
    'products/hidden': storedProduct(seller, { hidden: true }),
    'products/ordered': storedProduct(seller, { availability: true }),
    'products/ordered-by-another': storedProduct(seller, { availability: true }),
    'products/of-suspended': storedProduct(admin),
    'products/of-gone': storedProduct(gone),
    [`bookings/${ORDERED}`]: storedBooking(buyer, seller, 'ordered', { paid: true }),
    [`bookings/ordered-by-another_${otherBuyer.uid}`]: storedBooking(
      otherBuyer,
      seller,
      'ordered-by-another',
    ),
    'products/ordered-too': storedProduct(otherSeller, { availability: true }),
    [`bookings/ordered-too_${otherBuyer.uid}`]: storedBooking(otherBuyer, otherSeller, 'ordered-too'),
    [`blocks/${otherBuyer.uid}_${otherSeller.uid}`]: storedBlock(otherBuyer, otherSeller, 'x'),
    [`conversations/${ASKED}`]: storedConversation(buyer, seller, 'asked', { count: 3, offer: AN_OFFER }),
    [`conversations/${ASKED}/messages/first`]: storedMessage(buyer),
    [`conversations/${OVER}`]: storedConversation(buyer, seller, 'over', { gone: [seller.uid] }),
    [`conversations/${BLOCKED}`]: storedConversation(buyer, otherSeller, 'blocked'),
    [`conversations/asked_${otherBuyer.uid}`]: storedConversation(otherBuyer, seller, 'asked'),
    [`blocks/${otherSeller.uid}_${buyer.uid}`]: storedBlock(otherSeller, buyer, BLOCKED),
    [`blocks/${seller.uid}_${otherBuyer.uid}`]: storedBlock(seller, otherBuyer, `asked_${otherBuyer.uid}`),
  };
};

const { as, store } = withRules(world);

describe('of conversations, no member can', () => {
  it.each([...OPENINGS, ...OFFERS, ...MESSAGES, ...MARKS, ...BLOCKS])(
    '$title',
    async ({ denied, twin, by = buyer, twinBy }) => {
      await assertFails(denied(as(by)));
      await assertSucceeds(twin(as(twinBy ?? by)));
    },
  );
});

describe('a conversation', () => {
  it('is opened about an order, sold or not, by its buyer', async () => {
    await assertSucceeds(open('ordered')(as(buyer)));
  });

  it('goes on after the item is sold or gone', async () => {
    await store({
      ...world(),
      'products/asked': storedProduct(seller, { availability: true }),
    });
    await assertSucceeds(write()(as(buyer)));
    const { 'products/asked': _, ...without } = world();
    await store(without);
    await assertSucceeds(answer()(as(seller)));
  });

  it('takes several messages that waited, in their order', async () => {
    const firestore = as(buyer);
    const sent = ['a', 'b', 'c'].map((id, index) => {
      const batch = writeBatch(firestore);
      batch.set(doc(firestore, `conversations/${ASKED}/messages/${id}`), {
        by: buyer.uid,
        text: 'Yes.',
        at: now(),
      });
      batch.update(doc(firestore, `conversations/${ASKED}`), nextMessage(buyer, seller, id));
      const lastId = countedMessageId(ASKED, id);
      const change = { start: now(), count: increment(1), lastId, at: now() };
      const { start: _, ...raise } = change;
      batch.set(
        doc(firestore, `quotas/${buyer.uid}`),
        { messages: index === 0 ? change : raise },
        { merge: true },
      );
      return batch.commit();
    });
    await assertSucceeds(Promise.all(sent));
  });

  it('is muted and heard of again', async () => {
    await assertSucceeds(change({ 'muted.buyer': true })(as(buyer)));
    await assertSucceeds(change({ 'muted.buyer': false })(as(buyer)));
  });

  it('takes the longest message, in any script', async () => {
    const text = `${'é'.repeat(MAX_MESSAGE - 8)}\n🪑 ok?`;
    await assertSucceeds(write({ text }, { lastText: text })(as(buyer)));
  });

  it('is written in again once the block is taken back', async () => {
    await assertFails(open()(as(otherBuyer)));
    await assertSucceeds(deleteDoc(doc(as(seller), `blocks/${seller.uid}_${otherBuyer.uid}`)));
    await assertSucceeds(open('free', {}, otherBuyer)(as(otherBuyer)));
  });
});

/** What an account does in conversations while it is in good standing. */
const ACTS: { title: string; attempt: Attempt; by?: Person }[] = [
  { title: 'open one', attempt: open() },
  { title: 'open one about an order', attempt: open('ordered') },
  { title: 'open one about a booking of their item', attempt: offer(), by: seller },
  { title: 'ask whether there is one', attempt: (f) => getDoc(doc(f, `conversations/free_${buyer.uid}`)) },
  { title: 'read one', attempt: (f) => getDoc(doc(f, `conversations/${ASKED}`)) },
  { title: 'read what was said', attempt: (f) => getDoc(doc(f, `conversations/${ASKED}/messages/first`)) },
  { title: 'write', attempt: write() },
  { title: 'mute', attempt: change({ 'muted.buyer': true }) },
  { title: 'block', attempt: block() },
  { title: 'ask whether they blocked', attempt: (f) => getDoc(doc(f, `blocks/${buyer.uid}_${seller.uid}`)) },
  {
    title: 'read whom they blocked',
    attempt: (f) => getDoc(doc(f, `blocks/${seller.uid}_${otherBuyer.uid}`)),
    by: seller,
  },
  {
    title: 'take back a block',
    attempt: (f) => deleteDoc(doc(f, `blocks/${seller.uid}_${otherBuyer.uid}`)),
    by: seller,
  },
];

it('an account that is gone can’t be blocked, as its deletion took blocks along', async () => {
  await store(worldWithout(world(), seller, () => undefined));
  await assertFails(block()(as(buyer)));
  await store(world());
  await assertSucceeds(block()(as(buyer)));
});

describe.each([...OUT, DEMOTED])('of conversations an account that is $standing cannot', ({ left }) => {
  it.each(ACTS)('$title', async ({ attempt, by = buyer }) => {
    await store(worldWithout(world(), by, left));
    await assertFails(attempt(as(by)));
    await store(world());
    await assertSucceeds(attempt(as(by)));
  });
});
