import type { CallableName } from '@thriftline/domain/calls/callables';
import { loadActor } from '@thriftline/functions/accounts/actor';
import { suspendUser } from '@thriftline/functions/accounts/sign-in/suspend-user';
import { beforeAll, describe, expect, it } from 'vitest';
import { call, callCallable } from '../kit/call.ts';
import { aStoredCategory, aStoredProduct } from '../kit/goods.ts';
import { aPerson, aStranger, type Person, signIn } from '../kit/people.ts';
import { firestore, signInOf } from '../kit/shop.ts';
import {
  anotherSecond,
  changePassword,
  changeSignIn,
  deleteSignIn,
  signInWithGoogle,
  signOutEverywhere,
} from '../kit/sign-ins.ts';
import { auditOf, eventually, jobLeft, stored } from '../kit/stored.ts';
import { DOORS, type Door } from './doors.ts';

let admin: Person;
beforeAll(async () => {
  admin = await aPerson('Admin', 'Ada Admin');
});

async function ownToken({ token, email }: Person): Promise<string> {
  const { status, body } = await call('POST', '/jwt', { token, json: { email } });
  expect(status).toBe(200);
  return (body as { token: string }).token;
}

const byAdmin = (name: CallableName, input: object) => callCallable(name, input, admin.token);
const suspend = (person: Person) =>
  byAdmin('suspendUser', { uid: person.uid, reason: 'Sold what was not theirs' });

/** Statuses of a door that is shut: this account, or this role, or nobody of that name. */
const SHUT = [401, 403];

describe('a fired admin, whose tokens all say Admin still,', () => {
  /** Each callable is a process that has to start first: all at once they would starve each other. */
  let started = false;
  const knockAll = async (person: Person, own: string) => {
    const statuses: Record<string, number> = {};
    const note = async ({ name, knock }: Door) => {
      statuses[name] = await knock(person, own);
    };
    if (started) await Promise.all(DOORS.map(note));
    else for (const door of DOORS) await note(door);
    started = true;
    return statuses;
  };

  it.each([
    [
      'demoted',
      async (person: Person) => void (await firestore.doc(`users/${person.uid}`).update({ role: 'Buyer' })),
    ],
    ['suspended', async (person: Person) => void expect((await suspend(person)).status).toBe(200)],
    [
      'deleted',
      async (person: Person) =>
        void expect((await byAdmin('deleteUser', { uid: person.uid })).status).toBe(200),
    ],
  ])(
    'is out at every door with the next request: %s',
    async (standing, fire) => {
      const person = await aPerson('Admin', 'Fred Fired');
      const own = await ownToken(person);
      const before = await knockAll(person, own);
      expect(Object.entries(before).filter(([, status]) => SHUT.includes(status))).toEqual([]);
      await fire(person);
      const after = await knockAll(person, own);
      // Someone who is a Buyer by now may do what buyers do, and finds nothing but their own account to do it to.
      const buyers =
        standing === 'demoted'
          ? [
              'createPaymentIntent',
              'releaseHold',
              'deleteBooking',
              'recordPayment',
              'renameAccount',
              // Once that is done, they are a seller, of nothing.
              'becomeSeller',
              'countInterest',
              'readSeller',
              'offerAct',
              'orderAct',
              'savePushTarget',
              'forgetPushTarget',
              'findDeletionObstacles',
              'keepMyAccount',
              'readMyRecords',
              'readEarnings',
              // Members who were to be paid once still see where their money goes.
              'openPayouts',
            ]
          : [];
      const open = Object.entries(after).filter(
        ([name, status]) => !SHUT.includes(status) && !buyers.some((act) => name === `callable: ${act}`),
      );
      expect(open).toEqual([]);
    },
    240_000,
  );
});

describe('suspendUser', () => {
  it('is for admins, about others, with a reason; it is written down, once, and so is the way back', async () => {
    const person = await aPerson('Seller', 'Sal Suspended');
    const reason = 'Sold what was not theirs';
    expect((await callCallable('suspendUser', { uid: admin.uid, reason }, person.token)).status).toBe(403);
    expect((await callCallable('suspendUser', { uid: admin.uid, reason })).status).toBe(401);
    expect((await byAdmin('suspendUser', { uid: admin.uid, reason })).body).toMatchObject({
      error: { details: { code: 'conflict' } },
    });
    expect((await byAdmin('suspendUser', { uid: person.uid, reason: ' ' })).status).toBe(400);
    expect((await byAdmin('suspendUser', { uid: 'nobody', reason })).status).toBe(404);

    expect((await suspend(person)).body).toEqual({ result: { modifiedCount: 1 } });
    expect((await suspend(person)).body).toEqual({ result: { modifiedCount: 0 } });
    const refused = await call('GET', '/bookings', { token: await signIn(person) });
    expect(refused).toMatchObject({
      status: 403,
      body: { error: { message: expect.stringMatching(/suspended/) } },
    });
    const again = await callCallable('registerUser', { name: 'Sal', role: 'Buyer' }, await signIn(person));
    expect(again.status).toBe(403);
    const json = { email: person.email };
    expect((await call('POST', '/jwt', { token: await signIn(person), json })).status).toBe(403);

    expect((await callCallable('reinstateUser', { uid: person.uid }, person.token)).status).toBe(403);
    expect((await byAdmin('reinstateUser', { uid: person.uid })).body).toEqual({
      result: { modifiedCount: 1 },
    });
    expect((await byAdmin('reinstateUser', { uid: person.uid })).body).toEqual({
      result: { modifiedCount: 0 },
    });
    await anotherSecond();
    expect((await call('GET', '/bookings', { token: await signIn(person) })).status).toBe(200);
    expect(await auditOf(`users/${person.uid}`)).toMatchObject([
      { what: expect.stringMatching(/^(suspend|reinstate)User$/), who: admin.uid, aboutName: person.email },
      { what: expect.stringMatching(/^(suspend|reinstate)User$/), who: admin.uid, aboutName: person.email },
    ]);
  });

  it('leaves an admin when two suspend each other at the same moment', async () => {
    const [first, second] = await Promise.all([aPerson('Admin'), aPerson('Admin')]);
    const reason = 'One of us is one too many';
    // Both are admins in good standing when they ask: the callables would seldom be as far at the same moment.
    const actors = await Promise.all([first, second].map(({ uid }) => loadActor(uid)));
    const [one, other] = await Promise.allSettled(
      actors.map((actor) =>
        suspendUser(actor, { uid: actor.uid === first.uid ? second.uid : first.uid, reason }),
      ),
    );
    const refused = [one, other].filter((answer) => answer?.status === 'rejected');
    expect(refused).toMatchObject([{ reason: { code: 'permission-denied' } }]);
    const standing = await Promise.all([first, second].map(({ uid }) => stored(`users/${uid}`)));
    expect(standing.filter((user) => user?.suspended !== true)).toHaveLength(1);
  });
});

describe('deleteUser', () => {
  const ATTEMPTS = 6;
  const REGISTRATIONS = 4;

  it('is final: no registration in the middle of it brings the account back', async () => {
    const back: string[] = [];
    const answered = new Map<number, number>();
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const person = await aPerson('Seller', 'Rae Racer');
      let deleting = true;
      const register = async () => {
        do {
          const { status } = await callCallable(
            'registerUser',
            { name: 'Rae', role: 'Seller' },
            person.token,
          );
          answered.set(status, (answered.get(status) ?? 0) + 1);
        } while (deleting);
      };
      const registrations = Array.from({ length: REGISTRATIONS }, register);
      const { status } = await byAdmin('deleteUser', { uid: person.uid });
      deleting = false;
      await Promise.all(registrations);
      expect(status).toBe(200);
      if ((await stored(`users/${person.uid}`)) !== undefined) back.push(person.uid);
    }
    expect(back).toEqual([]);
    // Some came too early to be refused and some too late: the middle was hit.
    expect([...answered.keys()].sort()).toEqual([200, 401]);
  });

  it('leaves nothing of the person but that the account is gone, and by whom', async () => {
    const person = await aPerson('Buyer', 'Tom Stone');
    expect((await byAdmin('deleteUser', { uid: person.uid })).status).toBe(200);
    expect(await stored(`deletedAccounts/${person.uid}`)).toEqual({
      deletedBy: admin.uid,
      deletedAt: expect.anything(),
    });
    const fresh = await aStranger();
    const input = { name: 'Tom again', role: 'Buyer' };
    expect((await callCallable('registerUser', input, fresh.token)).status).toBe(200);
  });

  it('follows a sign-in that Auth deletes for the token of its own account', async () => {
    const person = await aPerson('Seller', 'Tess Token');
    const productId = await aStoredProduct(person, await aStoredCategory(person, 'Ends'));
    await deleteSignIn(person);
    const isGone = (value: unknown) => value === undefined;
    expect(await eventually(() => stored(`users/${person.uid}`), isGone)).toBeUndefined();
    expect(await eventually(() => stored(`products/${productId}`), isGone)).toBeUndefined();
    expect(await stored(`deletedAccounts/${person.uid}`)).toMatchObject({ deletedBy: person.uid });
    expect(await auditOf(`users/${person.uid}`)).toMatchObject([{ what: 'deleteUser', who: person.uid }]);
    // The token that it still has brings nothing back.
    const again = await callCallable('registerUser', { name: 'Tess', role: 'Seller' }, person.token);
    expect(again.status).toBe(401);
  });

  it('finishes when it is asked again what broke half-way, whatever was done', async () => {
    for (const { done, isFollowed } of [
      // Only the sign-in had ended.
      {
        done: async ({ uid }: Person) => changeSignIn({ uid }, { disableUser: true }),
        isFollowed: false,
      },
      // The document was gone as well.
      {
        done: async ({ uid }: Person) => {
          await changeSignIn({ uid }, { disableUser: true });
          await firestore.doc(`deletedAccounts/${uid}`).set({ deletedBy: admin.uid, deletedAt: new Date() });
          await firestore.doc(`users/${uid}`).delete();
        },
        isFollowed: true,
      },
    ]) {
      const person = await aPerson('Seller', 'Hal Halfway');
      const productId = await aStoredProduct(person, await aStoredCategory(person, 'Odds'));
      await done(person);
      const asked = await byAdmin('deleteUser', { uid: person.uid });
      // News of the deleted document may have had the job done before: then nothing of the account is left to ask about.
      const isOver = asked.status === 404 && isFollowed;
      if (!isOver) expect(asked.body).toMatchObject({ result: { deletedCount: 1 } });
      expect(await jobLeft(`deleteAccount_${person.uid}`)).toBeUndefined();
      expect(await stored(`users/${person.uid}`)).toBeUndefined();
      expect(await stored(`deletedAccounts/${person.uid}`)).toBeDefined();
      expect(await signInOf(person.email)).toBeUndefined();
      const left = await eventually(
        () => stored(`products/${productId}`),
        (product) => product === undefined,
      );
      expect(left).toBeUndefined();
      // Late news of the deleted document has the job done once more, which asking again waits for.
      const again = await eventually(
        () => byAdmin('deleteUser', { uid: person.uid }),
        ({ status }) => status === 404,
      );
      expect(again.status).toBe(404);
    }
  });

  it('leaves an admin logged in who was not deleted after all', async () => {
    const [first, second] = await Promise.all([aPerson('Admin'), aPerson('Admin')]);
    await anotherSecond();
    const answers = await Promise.all([
      callCallable('deleteUser', { uid: first.uid }, second.token),
      callCallable('deleteUser', { uid: second.uid }, first.token),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const left = [first, second].filter((_person, index) => answers[1 - index]?.status === 200);
    for (const person of left) {
      // All bookings would be told, also those that other tests store with little in them.
      expect((await call('GET', `/users/admin/${person.email}`, { token: person.token })).status).toBe(200);
      expect(await signIn(person)).toBeTruthy();
    }
  });

  it('takes one who has signed up and not registered, for good', async () => {
    const stranger = await aStranger();
    expect((await byAdmin('deleteUser', { uid: stranger.uid })).status).toBe(200);
    const input = { name: 'Nobody', role: 'Buyer' };
    expect((await callCallable('registerUser', input, stranger.token)).status).toBe(401);
    expect((await byAdmin('deleteUser', { uid: 'never-was' })).status).toBe(404);
    expect(await stored('deletedAccounts/never-was')).toBeUndefined();
  });
});

describe('a sign-in that has ended', () => {
  const bookings = async (token: string) => (await call('GET', '/bookings', { token })).status;

  it.each([
    ['another password', (person: Person) => changePassword(person, 'another-password')],
    ['signing out everywhere', signOutEverywhere],
    ['the account being disabled', (person: Person) => changeSignIn(person, { disableUser: true })],
  ])('takes its tokens along at /api: %s', async (_what, end) => {
    const person = await aPerson('Buyer', 'Una Undone');
    const own = await ownToken(person);
    expect([await bookings(own), await bookings(person.token)]).toEqual([200, 200]);
    await anotherSecond();
    await end(person);
    expect([await bookings(own), await bookings(person.token)]).toEqual([401, 401]);
    const json = { email: person.email };
    expect((await call('POST', '/jwt', { token: person.token, json })).status).toBe(401);
  });

  // Specification 2. `/dashboard/account`: name, password, signing out on all devices, the list of devices, one’s own data, colors, how dates and numbers are written
  it('ends at every door, at once and for the second it began in, when its owner signs out everywhere', async () => {
    const person = await aPerson('Admin', 'Eve Everywhere');
    const own = await ownToken(person);
    const device = `users/${person.uid}/devices/0`;
    await firestore.doc(device).set({ name: 'Chrome on Android' });
    expect((await callCallable('signOutEverywhere', {}, person.token)).status).toBe(200);
    expect(await stored(device)).toBeUndefined();
    const statuses = await Promise.all(DOORS.map(({ knock }) => knock(person, own)));
    expect(DOORS.filter((_, index) => !SHUT.includes(statuses[index] ?? 0)).map(({ name }) => name)).toEqual(
      [],
    );
    expect((await callCallable('signOutEverywhere', {}, person.token)).status).toBe(401);
    const anew = { ...person, token: await signIn(person) };
    // Not the bookings: an admin's are everybody's, and other tests store some that nobody could have made.
    expect((await call('GET', '/wishlist', { token: await ownToken(anew) })).status).toBe(200);
    expect((await callCallable('renameAccount', { name: 'Eve Again' }, anew.token)).status).toBe(200);
  });

  it('ends a token of our own that is not a second old', async () => {
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const person = await aPerson('Buyer', 'Sam Second');
      const own = await ownToken(person);
      await signOutEverywhere(person);
      expect(await bookings(own)).toBe(401);
    }
  });

  it('is out of Firestore, Storage and the callables, too, once its owner has signed in anew', async () => {
    const person = await aPerson('Admin', 'Rob Robbed');
    const stolen = person.token;
    await anotherSecond();
    await signOutEverywhere(person);
    await anotherSecond();
    const anew = { ...person, token: await signIn(person) };
    const own = await ownToken(anew);
    const open = async (token: string, name: string) => {
      const statuses = await Promise.all(DOORS.map(({ knock }) => knock({ ...person, token }, own)));
      return DOORS.filter((door, index) => door.name !== name && !SHUT.includes(statuses[index] ?? 0)).length;
    };
    expect(await open(stolen, '/api with a token of its own')).toBe(0);
    expect(await open(anew.token, '')).toBe(DOORS.length);
  });
});

describe('somebody who registers the address of another first', () => {
  it('keeps neither a sign-in nor what they chose once the owner comes with Google', async () => {
    const thief = await aStranger('Thief');
    const chosen = { name: 'Thrifty Thief', role: 'Seller' };
    expect((await callCallable('registerUser', chosen, thief.token)).status).toBe(200);
    const listed = await aStoredProduct(thief, await aStoredCategory(admin, 'Loot'));
    await byAdmin('verifySeller', { uid: thief.uid });
    expect(await stored(`products/${listed}`)).toMatchObject({ sellerStatus: 'Verified' });
    const own = await ownToken(thief);
    await anotherSecond();

    const owner = await signInWithGoogle(thief.email);
    expect(owner.uid).toBe(thief.uid);
    const answer = await callCallable('registerUser', { name: 'Vic Victim', role: 'Buyer' }, owner.token);
    expect(answer.body).toEqual({ result: { role: 'Buyer', status: 'Unverified' } });
    expect(await stored(`users/${owner.uid}`)).toMatchObject({
      name: 'Vic Victim',
      role: 'Buyer',
      status: 'Unverified',
    });
    const item = await eventually(
      () => stored(`products/${listed}`),
      (data) => data?.sellerStatus === 'Unverified',
    );
    expect(item).toMatchObject({ sellerStatus: 'Unverified' });
    expect((await call('GET', '/bookings', { token: owner.token })).status).toBe(200);
    const statuses = await Promise.all(DOORS.map(({ knock }) => knock(thief, own)));
    expect(statuses.filter((status) => !SHUT.includes(status))).toEqual([]);
    const again = await callCallable('registerUser', chosen, thief.token);
    expect(again.status).toBe(401);
    expect(await stored(`users/${owner.uid}`)).toMatchObject({ name: 'Vic Victim' });
  });

  it('is not meant by it who proved the address and links Google then', async () => {
    const person = await aStranger('Lou Linker');
    const chosen = { name: 'Lou Linker', role: 'Seller' };
    expect((await callCallable('registerUser', chosen, person.token)).status).toBe(200);
    await anotherSecond();
    await changeSignIn(person, { emailVerified: true });
    const linked = await signInWithGoogle(person.email);
    expect(linked.uid).toBe(person.uid);
    const answer = await callCallable('registerUser', { name: 'Another', role: 'Buyer' }, linked.token);
    expect(answer.body).toEqual({ result: { role: 'Seller', status: 'Unverified' } });
    expect(await stored(`users/${person.uid}`)).toMatchObject({ name: 'Lou Linker', role: 'Seller' });
    expect((await call('GET', '/bookings', { token: person.token })).status).toBe(200);
  });
});
