import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { reportDocumentId } from '@thriftline/domain/base/collections';
import {
  ITEM_REPORT_REASONS,
  itemReportSubject,
  MAX_REPORT_NOTE,
  MAX_REPORTED_PHOTO,
  PROFILE_REPORT_REASONS,
  profileReportSubject,
} from '@thriftline/domain/reports/report';
import { doc, type Firestore, getDoc, serverTimestamp, setDoc } from 'firebase/firestore';
import { describe, it } from 'vitest';
import { PEOPLE, type Person } from '../environment.ts';
import { create } from '../world/counted-writes.ts';
import { storedProduct, THEN } from '../world/stored-documents.ts';
import { anItemReport, aProfileReport } from '../world/stored-talk.ts';
import { baseWorld } from '../world/world.ts';
import { OUT, worldWithout } from './out.ts';
import { withRules } from './with-rules.ts';

const { buyer, otherBuyer, seller, otherSeller, admin } = PEOPLE;

type Attempt = (firestore: Firestore) => Promise<unknown>;
interface Sent {
  by?: Person;
  of?: Person;
  id?: string;
}

const itemPath = (id: string, { uid }: Person) => `reports/${reportDocumentId(itemReportSubject(id), uid)}`;
const profilePath = (of: Person, { uid }: Person) =>
  `reports/${reportDocumentId(profileReportSubject(of.uid), uid)}`;

const reportItem =
  (overrides: object = {}, { by = buyer, of = seller, id = 'shown' }: Sent = {}): Attempt =>
  (f) =>
    create(f, itemPath(id, by), {
      ...anItemReport(by, of, id),
      createdAt: serverTimestamp(),
      ...overrides,
    });

const reportProfile =
  (overrides: object = {}, { by = buyer, of = seller }: Sent = {}): Attempt =>
  (f) =>
    create(f, profilePath(of, by), { ...aProfileReport(by, of), createdAt: serverTimestamp(), ...overrides });

const world = (): Record<string, object> => ({
  ...baseWorld(),
  'products/shown': storedProduct(seller),
  'products/sold': storedProduct(seller, { availability: true, paid: true }),
  'products/hidden': storedProduct(seller, { hidden: true }),
  [itemPath('sold', otherBuyer)]: { ...anItemReport(otherBuyer, seller, 'sold'), createdAt: THEN },
});

const { as, store } = withRules(world);

/** What is wrong with any report of what everybody sees. */
const WRONG: [string, object][] = [
  ["in another's name", { reporterId: otherBuyer.uid }],
  ['for an unknown reason', { reason: 'ugly' }],
  ['for a reason of reviews alone', { reason: 'personal' }],
  ['that is closed', { state: 'closed' }],
  ['with an outcome', { outcome: 'suspended' }],
  ['with a note that is too long', { note: 'x'.repeat(MAX_REPORT_NOTE + 1) }],
  ['of another time', { createdAt: THEN }],
  ['with messages', { messageIds: ['first'] }],
  ['of another seller', { reportedId: otherSeller.uid }],
];

describe('a report of a listing is refused', () => {
  it.each<[string, Attempt, Person?]>([
    ...WRONG.map(([title, overrides]): [string, Attempt] => [title, reportItem(overrides)]),
    ["under another's id and name", reportItem({}, { by: otherBuyer })],
    ['that is not there', reportItem({}, { id: 'none' })],
    ['that is hidden', reportItem({}, { id: 'hidden' })],
    ['of their own', reportItem({}, { by: seller }), seller],
    ['under the id of another', reportItem({ itemId: 'sold' })],
    ['with an endless photo', reportItem({ photo: 'x'.repeat(MAX_REPORTED_PHOTO + 1) })],
    ['with a photo that is no text', reportItem({ photo: 7 })],
    ['as a review, too', reportItem({ reviewId: 'shown_buyer' })],
    ['once more', reportItem({}, { by: otherBuyer, id: 'sold' }), otherBuyer],
    [
      'uncounted',
      (f) =>
        setDoc(doc(f, itemPath('shown', buyer)), {
          ...anItemReport(buyer, seller, 'shown'),
          createdAt: serverTimestamp(),
        }),
    ],
  ])('%s', async (_, denied, by = buyer) => {
    await assertFails(denied(as(by)));
    await assertSucceeds(reportItem()(as(buyer)));
  });

  it.each(ITEM_REPORT_REASONS)('but not for %s', async (reason) => {
    await assertSucceeds(reportItem({ reason })(as(buyer)));
  });

  it('but not from any member who sees it, sold or not, nor for one of its photos', async () => {
    await assertSucceeds(reportItem({ photo: 'x'.repeat(MAX_REPORTED_PHOTO) })(as(buyer)));
    await assertSucceeds(reportItem({}, { by: otherSeller, id: 'sold' })(as(otherSeller)));
  });
});

describe('a report of a profile is refused', () => {
  it.each<[string, Attempt, Person?]>([
    ...WRONG.map(([title, overrides]): [string, Attempt] => [title, reportProfile(overrides)]),
    ['of a member who does not sell', reportProfile({}, { of: otherBuyer })],
    ['of an account that never existed', reportProfile({}, { of: { ...seller, uid: 'nobody' } })],
    ['of their own', reportProfile({}, { by: seller }), seller],
    ['that says it is none', reportProfile({ profile: false })],
    ['with a photo', reportProfile({ photo: 'x' })],
    [
      'uncounted',
      (f) =>
        setDoc(doc(f, profilePath(seller, buyer)), {
          ...aProfileReport(buyer, seller),
          createdAt: serverTimestamp(),
        }),
    ],
  ])('%s', async (_, denied, by = buyer) => {
    await assertFails(denied(as(by)));
    await assertSucceeds(reportProfile()(as(buyer)));
  });

  it.each(PROFILE_REPORT_REASONS)('but not for %s', async (reason) => {
    await assertSucceeds(reportProfile({ reason })(as(buyer)));
  });

  it('but not of an admin who sells', async () => {
    await assertSucceeds(reportProfile({}, { of: admin })(as(buyer)));
  });
});

it.each<[string, Attempt]>([
  ['listing', reportItem()],
  ['profile', reportProfile()],
])('nobody reports the %s of an account that is gone', async (_, attempt) => {
  await store(worldWithout(world(), seller, () => undefined));
  await assertFails(attempt(as(buyer)));
  await store(world());
  await assertSucceeds(attempt(as(buyer)));
});

it('members may ask whether they have reported it before they have, and no one else may', async () => {
  for (const path of [itemPath('shown', buyer), profilePath(seller, buyer)]) {
    await assertSucceeds(getDoc(doc(as(buyer), path)));
    await assertFails(getDoc(doc(as(seller), path)));
    await assertFails(getDoc(doc(as(null), path)));
  }
  await assertFails(getDoc(doc(as(seller), itemPath('sold', otherBuyer))));
});

describe.each(OUT)('an account that is $standing reports', ({ left }) => {
  it.each<[string, Attempt]>([
    ['no listing', reportItem()],
    ['no profile', reportProfile()],
  ])('%s', async (_, attempt) => {
    await store(worldWithout(world(), buyer, left));
    await assertFails(attempt(as(buyer)));
    await store(world());
    await assertSucceeds(attempt(as(buyer)));
  });
});
