import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { MAX_REPORT_NOTE, MAX_REPORTED_MESSAGES, REPORT_REASONS } from '@thriftline/domain/reports/report';
import { doc, type Firestore, getDoc, serverTimestamp, setDoc } from 'firebase/firestore';
import { describe, it } from 'vitest';
import { PEOPLE, type Person } from '../environment.ts';
import { create } from '../world/counted-writes.ts';
import { THEN } from '../world/stored-documents.ts';
import { aReport, storedBlock, storedConversation, storedReport } from '../world/stored-talk.ts';
import { baseWorld } from '../world/world.ts';
import { DEMOTED, OUT, worldWithout } from './out.ts';
import { withRules } from './with-rules.ts';

const { buyer, otherBuyer, seller, otherSeller, admin } = PEOPLE;

type Attempt = (firestore: Firestore) => Promise<unknown>;

const ASKED = `asked_${buyer.uid}`;
const OTHERS = `asked_${otherBuyer.uid}`;
const REPORTED = `reported_${buyer.uid}`;
const reported = { path: `reports/${REPORTED}_${buyer.uid}`, data: storedReport(buyer, seller, REPORTED) };

const report =
  (
    overrides: object = {},
    { by = buyer, id = `${ASKED}_${by.uid}` }: { by?: Person; id?: string } = {},
  ): Attempt =>
  (f) =>
    create(f, `reports/${id}`, { ...aReport(by, seller, ASKED), createdAt: serverTimestamp(), ...overrides });

/** What is refused, beside the report that differs in that alone. */
const REFUSED: { title: string; denied: Attempt; by?: Person }[] = [
  ...Object.entries({
    'of a conversation that is not there': { conversationId: `none_${buyer.uid}` },
    'of a conversation of others': { conversationId: OTHERS },
  }).map(([title, overrides]) => ({
    title,
    denied: report(overrides, { id: `${overrides.conversationId}_${buyer.uid}` }),
  })),
  { title: 'of a member who is not in it', denied: report({ reportedId: otherSeller.uid }) },
  { title: 'of themselves', denied: report({ reportedId: buyer.uid }) },
  {
    title: "in another's name",
    denied: report({ reporterId: seller.uid, reportedId: buyer.uid }, { id: `${ASKED}_${seller.uid}` }),
  },
  { title: 'under an id of another conversation', denied: report({}, { id: `${OTHERS}_${buyer.uid}` }) },
  {
    title: 'by a member who is not in it',
    denied: report({}, { by: otherSeller, id: `${ASKED}_${otherSeller.uid}` }),
    by: otherSeller,
  },
  { title: 'for an unknown reason', denied: report({ reason: 'ugly' }) },
  { title: 'without a reason', denied: report({ reason: null }) },
  { title: 'of another time', denied: report({ createdAt: THEN }) },
  { title: 'that is closed', denied: report({ state: 'closed' }) },
  { title: 'with an outcome', denied: report({ outcome: 'suspended' }) },
  { title: 'with a note that is too long', denied: report({ note: 'x'.repeat(MAX_REPORT_NOTE + 1) }) },
  { title: 'with a note that is no text', denied: report({ note: 7 }) },
  { title: 'about no message', denied: report({ messageIds: [] }) },
  {
    title: 'about too many messages',
    denied: report({ messageIds: Array.from({ length: MAX_REPORTED_MESSAGES + 1 }, (_, n) => `m${n}`) }),
  },
  { title: 'about a message with an endless id', denied: report({ messageIds: ['x'.repeat(2561)] }) },
  { title: 'about what is no id', denied: report({ messageIds: ['a/b'] }) },
  { title: 'about a text', denied: report({ messageIds: 'first' }) },
  {
    title: 'that is not counted',
    denied: (f) =>
      setDoc(doc(f, `reports/${ASKED}_${buyer.uid}`), {
        ...aReport(buyer, seller, ASKED),
        createdAt: serverTimestamp(),
      }),
  },
  {
    title: 'once more',
    denied: (f) => create(f, reported.path, { ...reported.data, createdAt: serverTimestamp() }),
  },
];

const world = (): Record<string, object> => ({
  ...baseWorld(),
  [`conversations/${ASKED}`]: storedConversation(buyer, seller, 'asked'),
  [`conversations/${OTHERS}`]: storedConversation(otherBuyer, seller, 'asked'),
  [`conversations/${REPORTED}`]: storedConversation(buyer, seller, 'reported'),
  [`blocks/${seller.uid}_${buyer.uid}`]: storedBlock(seller, buyer, ASKED),
  [reported.path]: reported.data,
  [`${reported.path}/evidence/copy`]: { bookingId: 'reported', productname: 'Chair', messages: [] },
});

const { as, store } = withRules(world);

describe('a report of a conversation is refused', () => {
  it.each(REFUSED)('$title', async ({ denied, by = buyer }) => {
    await assertFails(denied(as(by)));
    await assertSucceeds(report()(as(buyer)));
  });
});

describe('a report', () => {
  it('is of either side, with a note or without, whoever blocked whom', async () => {
    await assertSucceeds(report({ note: 'First line\nand another' })(as(buyer)));
    const { note: _, ...without } = aReport(seller, buyer, ASKED);
    const sent = { ...without, createdAt: serverTimestamp() };
    await assertSucceeds(create(as(seller), `reports/${ASKED}_${seller.uid}`, sent));
  });

  it.each(REPORT_REASONS)('may be for the reason %s', async (reason) => {
    await assertSucceeds(report({ reason })(as(buyer)));
  });

  it('is about as many messages as the page lets choose, with the longest ids', async () => {
    const messageIds = Array.from({ length: MAX_REPORTED_MESSAGES }, (_, n) => `${n}`.padStart(128, 'x'));
    await assertSucceeds(report({ messageIds })(as(buyer)));
  });

  it('may be asked for, before there is one, by any member who may send it', async () => {
    await assertSucceeds(getDoc(doc(as(buyer), `reports/${ASKED}_${buyer.uid}`)));
    await assertFails(getDoc(doc(as(buyer), `reports/${ASKED}_${seller.uid}`)));
  });

  it('is nothing whom it is about may see', async () => {
    await assertFails(getDoc(doc(as(seller), reported.path)));
    await assertFails(getDoc(doc(as(seller), `${reported.path}/evidence/copy`)));
    await assertSucceeds(getDoc(doc(as(buyer), reported.path)));
    await assertSucceeds(getDoc(doc(as(admin), `${reported.path}/evidence/copy`)));
  });
});

it('of an account that is gone is refused, as the deletion that takes reports along is over', async () => {
  await store(worldWithout(world(), seller, () => undefined));
  await assertFails(report()(as(buyer)));
  await store(world());
  await assertSucceeds(report()(as(buyer)));
});

/** What an account does with reports while it is in good standing. */
const ACTS: { title: string; attempt: Attempt; by?: Person }[] = [
  { title: 'report', attempt: report() },
  {
    title: 'ask whether they reported',
    attempt: (f) => getDoc(doc(f, `reports/${ASKED}_${buyer.uid}`)),
  },
  { title: 'read what they reported', attempt: (f) => getDoc(doc(f, reported.path)) },
  {
    title: 'read what a report is about',
    attempt: (f) => getDoc(doc(f, `${reported.path}/evidence/copy`)),
    by: admin,
  },
];

describe.each([...OUT, DEMOTED])('of reports an account that is $standing cannot', ({ left }) => {
  it.each(ACTS)('$title', async ({ attempt, by = buyer }) => {
    await store(worldWithout(world(), by, left));
    await assertFails(attempt(as(by)));
    await store(world());
    await assertSucceeds(attempt(as(by)));
  });
});
