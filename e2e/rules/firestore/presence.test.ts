import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { dayOf } from '@thriftline/domain/accounts/device';
import { MAX_AWAY_DAYS } from '@thriftline/domain/accounts/presence';
import { deleteField, doc, type Firestore, getDoc, setDoc } from 'firebase/firestore';
import { describe, it } from 'vitest';
import { PEOPLE, type Person } from '../environment.ts';
import { sayPresence } from '../world/counted-writes.ts';
import { storedBlock } from '../world/stored-talk.ts';
import { baseWorld } from '../world/world.ts';
import { DEMOTED, OUT, worldWithout } from './out.ts';
import { withRules } from './with-rules.ts';

const { buyer, otherBuyer, seller } = PEOPLE;
type Attempt = (firestore: Firestore) => Promise<unknown>;

const today = () => dayOf(Date.now());
const say =
  (presence: object = {}, { uid }: Person = seller): Attempt =>
  (f) =>
    setDoc(doc(f, `presence/${uid}`), { day: today(), ...presence }, { merge: true });
const hide =
  (presence: object, { uid }: Person = seller): Attempt =>
  (f) =>
    sayPresence(f, uid, { day: today(), ...presence });
const see: Attempt = (f) => getDoc(doc(f, `presence/${seller.uid}`));

const world = (): Record<string, object> => ({
  ...baseWorld(),
  [`presence/${seller.uid}`]: { day: today() - 20, awayUntil: today() - 3 },
  [`blocks/${seller.uid}_${otherBuyer.uid}`]: storedBlock(seller, otherBuyer, 'x'),
});

const { as, store } = withRules(world);

describe('a member can’t state', () => {
  it.each([
    { title: 'another day', denied: say({ day: today() - 2 }) },
    { title: 'a day to come', denied: say({ day: today() + 2 }) },
    { title: 'an hour', denied: say({ day: today() + 0.5 }) },
    { title: 'a word', denied: say({ day: 'today' }) },
    { title: 'why', denied: say({ why: 'holidays' }) },
    { title: 'that they are away for years', denied: say({ awayUntil: today() + MAX_AWAY_DAYS + 2 }) },
    { title: 'that they are away until a word', denied: say({ awayUntil: 'June' }) },
    { title: 'that their items are hidden without being away', denied: hide({ hidesUntil: today() + 3 }) },
    {
      title: 'that their items are hidden for longer than they are away',
      denied: hide({ awayUntil: today() + 2, hidesUntil: today() + 3 }),
    },
    { title: 'anything of another', denied: say({}, buyer) },
  ])('$title', async ({ denied }) => {
    await assertFails(denied(as(seller)));
    await assertSucceeds(say()(as(seller)));
  });
});

describe('when a member was here', () => {
  it('is said by the day, the first time, too, with until when they are away, and that they are back', async () => {
    await assertSucceeds(say({ awayUntil: today() + MAX_AWAY_DAYS })(as(seller)));
    await assertSucceeds(say({ awayUntil: deleteField() })(as(seller)));
    await assertSucceeds(say({}, buyer)(as(buyer)));
  });

  it('is said with items that are hidden until then, by those who sell', async () => {
    const hiding = { awayUntil: today() + 3, hidesUntil: today() + 3 };
    const back = { awayUntil: deleteField(), hidesUntil: deleteField() };
    await assertSucceeds(hide(hiding)(as(seller)));
    await assertSucceeds(say()(as(seller)));
    await store({ ...world(), [`presence/${seller.uid}`]: { day: today(), ...hiding } });
    await assertSucceeds(hide(back)(as(seller)));
    await assertFails(hide(hiding, buyer)(as(buyer)));
  });

  it('is counted where items are hidden or shown again, for all of them follow', async () => {
    const hiding = { awayUntil: today() + 3, hidesUntil: today() + 3 };
    await assertFails(say(hiding)(as(seller)));
    await assertSucceeds(hide(hiding)(as(seller)));
    await assertFails(say({ awayUntil: today() + 4, hidesUntil: today() + 4 })(as(seller)));
    await assertFails(say({ awayUntil: deleteField(), hidesUntil: deleteField() })(as(seller)));
    await assertSucceeds(say({ awayUntil: today() + 3 })(as(seller)));
  });

  it('is told to those who are signed in, but not to whom they have blocked', async () => {
    await assertSucceeds(see(as(buyer)));
    await assertFails(see(as(otherBuyer)));
    await assertFails(see(as(null)));
  });
});

describe.each([...OUT, DEMOTED])('of being here an account that is $standing cannot', ({ left }) => {
  it.each([
    { title: 'tell', attempt: say() },
    { title: 'ask', attempt: see },
  ])('$title', async ({ attempt }) => {
    await store(worldWithout(world(), seller, left));
    await assertFails(attempt(as(seller)));
    await store(world());
    await assertSucceeds(attempt(as(seller)));
  });
});
