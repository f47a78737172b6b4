import { REGRET_DAYS } from '@thriftline/domain/accounts/account-deletion';
import { PERSONAL_DATA } from '@thriftline/domain/privacy/deleted-and-kept-data';
import { SUBSCRIBE_CONSENT } from '@thriftline/domain/settings/consent';
import { deleteLeavingAccounts } from '@thriftline/functions/deletion/accounts/delete-leaving-accounts';
import { beforeAll, describe, expect, it } from 'vitest';
import { call, callCallable } from '../kit/call.ts';
import { aStoredCategory, aStoredProduct } from '../kit/goods.ts';
import { aCopyPayload } from '../kit/payloads.ts';
import { aPerson, type Person, signIn } from '../kit/people.ts';
import { firestore, signInOf } from '../kit/shop.ts';
import { anotherSecond, changeSignIn } from '../kit/sign-ins.ts';
import { auditOf, eventually, jobLeft, PATIENCE_MS, stored } from '../kit/stored.ts';

let admin: Person;
let seller: Person;
let categoryId: string;

beforeAll(async () => {
  [admin, seller] = await Promise.all([aPerson('Admin'), aPerson('Seller')]);
  categoryId = await aStoredCategory(seller, 'Chairs');
});

const become = ({ token }: Person) => callCallable('becomeSeller', {}, token);
const claimOf = async ({ email }: Person) => (await signInOf(email))?.customClaims?.role;

describe('becomeSeller', () => {
  it('makes a buyer a seller who keeps orders and wishes, and buys as before', async () => {
    const buyer = await aPerson('Buyer', 'Bea Bothsides');
    const productId = await aStoredProduct(seller, categoryId);
    const json = await aCopyPayload(buyer, productId);
    for (const path of ['/bookings', '/wishlist']) await call('POST', path, { token: buyer.token, json });

    expect(await become(buyer)).toMatchObject({ status: 200, body: { result: { role: 'Seller' } } });
    expect(await stored(`users/${buyer.uid}`)).toMatchObject({ role: 'Seller', status: 'Unverified' });
    expect(await claimOf(buyer)).toBe('Seller');
    expect(await become(buyer)).toMatchObject({ status: 200, body: { result: { role: 'Seller' } } });
    expect(await auditOf(`users/${buyer.uid}`)).toMatchObject([
      { what: 'becomeSeller', who: buyer.uid, whoName: buyer.name, aboutName: buyer.email },
    ]);

    const token = await signIn(buyer);
    const id = `${productId}_${buyer.uid}`;
    for (const path of [`/bookings?email=${buyer.email}`, '/wishlist'])
      expect((await call('GET', path, { token })).body).toMatchObject([{ _id: id }]);
    expect((await call('GET', `/bookings/${id}`, { token })).status).toBe(200);
    const payment = { productprice: json.productprice, bookingsId: id };
    expect((await call('POST', '/create-payment-intent', { token, json: payment })).status).toBe(200);
    expect((await call('DELETE', `/bookings/${id}`, { token })).status).toBe(200);
    expect((await call('POST', '/bookings', { token, json })).status).toBe(200);
    expect((await call('DELETE', `/bookings/${id}`, { token })).status).toBe(200);

    const own = await aStoredProduct(buyer, categoryId);
    const other = await aPerson('Buyer');
    const sold = await aCopyPayload(other, own);
    await call('POST', '/bookings', { token: other.token, json: sold });
    await firestore.doc(`bookings/${own}_${other.uid}`).update({ paid: true });
    expect((await call('GET', '/bookings', { token })).body).toMatchObject([{ _id: `${own}_${other.uid}` }]);
  });

  it('and being made an admin at the same moment leave an admin whose token says so', async () => {
    for (let round = 0; round < 3; round += 1) {
      const buyer = await aPerson('Buyer');
      await Promise.all([become(buyer), callCallable('makeAdmin', { uid: buyer.uid }, admin.token)]);
      expect(await stored(`users/${buyer.uid}`)).toMatchObject({ role: 'Admin' });
      expect(await claimOf(buyer)).toBe('Admin');
    }
  });

  it('leaves sellers and admins what they are, mends a claim that was lost, and is no way back for the suspended', async () => {
    expect(await become(admin)).toMatchObject({ body: { result: { role: 'Admin' } } });
    const broken = await aPerson('Buyer');
    await firestore.doc(`users/${broken.uid}`).update({ role: 'Seller' });
    await become(broken);
    expect(await claimOf(broken)).toBe('Seller');

    const suspended = await aPerson('Buyer');
    const reason = 'Sold what was not theirs';
    await callCallable('suspendUser', { uid: suspended.uid, reason }, admin.token);
    expect((await become(suspended)).status).toBe(403);
    expect(await claimOf(suspended)).toBe('Buyer');
    expect((await callCallable('becomeSeller', {})).status).toBe(401);
  });
});

/** Gives the shop the address of a person. Everybody together has so many an hour, which other tests use up for a moment. */
async function subscribe({ email }: Person): Promise<void> {
  const taken = await eventually(
    () => call('POST', '/subscriptions', { json: { email, consent: SUBSCRIBE_CONSENT } }),
    ({ status }) => status === 200,
  );
  expect(taken.status).toBe(200);
}

const ask = ({ token }: Person) => callCallable('deleteMyAccount', { word: 'delete' }, token);
const keep = ({ token }: Person) => callCallable('keepMyAccount', {}, token);
const DAY_MS = 24 * 60 * 60_000;
const afterRegret = () => Date.now() + REGRET_DAYS * DAY_MS + 60_000;
const sweep = (now: number) => deleteLeavingAccounts(now, Date.now() + PATIENCE_MS);
const isHidden = async (id: string) => (await stored(`products/${id}`))?.hidden === true;

/** The collections in which any document names the person, by uid, address or name. */
async function collectionsNaming({ uid, email, name }: Person): Promise<string[]> {
  const roots = await firestore.listCollections();
  const groups = ['private', 'uploads', 'versions', 'messages', 'pictures', 'evidence', 'sealedReviews'];
  const inner = groups.map((group) => firestore.collectionGroup(group));
  const naming = async (id: string, documents: FirebaseFirestore.Query) => {
    const { docs } = await documents.get();
    const words = docs.map((one) => `${one.ref.path} ${JSON.stringify(one.data())}`);
    return words.some((text) => [uid, email, name].some((word) => text.includes(word))) ? [id] : [];
  };
  const found = await Promise.all([
    ...roots.map((root) => naming(root.id, root)),
    ...inner.map((group, index) => naming(groups[index] ?? '', group)),
  ]);
  return found.flat();
}

/** A conversation of the person's with the seller, from which some may be gone; gives its path. */
async function aConversation({ uid, name }: Person, gone?: string[]): Promise<string> {
  const path = `conversations/${firestore.collection('conversations').doc().id}_${uid}`;
  const [members, unreadBy] = [[uid, seller.uid], [uid]];
  const item = { bookingId: 'chair', productname: 'Oak chair' };
  const sides = { buyerId: uid, buyerName: name, sellerId: seller.uid, sellerName: seller.name, ...item };
  await firestore.doc(`${path}/messages/first`).set({ by: uid, text: 'Is it still there?', at: new Date() });
  await firestore.doc(path).set({ ...sides, members, unreadBy, count: 1, ...(gone && { gone }) });
  return path;
}

/** A report of a conversation of the buyer's with the seller, by either of them; gives its path. */
async function aReport(conversation: string, buyer: Person, by: Person): Promise<string> {
  const conversationId = conversation.slice('conversations/'.length);
  const path = `reports/${conversationId}_${by.uid}`;
  const [reported] = [buyer.uid, seller.uid].filter((uid) => uid !== by.uid);
  const sides = { conversationId, reporterId: by.uid, reportedId: reported };
  const report = { ...sides, reason: 'insult', messageIds: ['first', 'of-another'], state: 'open' };
  await firestore.doc(path).set({ ...report, createdAt: new Date() });
  return path;
}

/** Reviews of two orders of the person's and the seller's: each of the other, and one that is sealed; gives their paths. */
async function someReviews(person: Person): Promise<Record<'by' | 'about' | 'sealed', string>> {
  const orderId = `pi_${firestore.collection('orders').doc().id}`;
  const paths = {
    by: `reviews/${orderId}_buyer`,
    about: `reviews/${orderId}_seller`,
    sealed: `orders/${orderId}/sealedReviews/buyer`,
  };
  const said = { orderId, bookingId: 'chair', productname: 'Oak chair', stars: 4, shown: true };
  const publishedAt = new Date();
  const review = (by: Person, about: Person) => ({
    ...{ ...said, publishedAt, authorId: by.uid, authorName: by.name, aboutId: about.uid },
    by: by === person ? 'buyer' : 'seller',
  });
  await firestore.doc(paths.by).set(review(person, seller));
  await firestore.doc(paths.about).set(review(seller, person));
  const publishAt = new Date(Date.now() + DAY_MS);
  await firestore
    .doc(paths.sealed)
    .set({ authorId: person.uid, stars: 1, publishAt, createdAt: publishedAt });
  await firestore.doc(`profiles/${person.uid}`).set({ buyer: [0, 0, 0, 1, 0] });
  return paths;
}

/** What the admin noted about the person; gives its path. */
async function aNote({ uid }: Person): Promise<string> {
  const path = `memberNotes/${firestore.collection('memberNotes').doc().id}`;
  const note = { aboutId: uid, by: admin.uid, byName: admin.name, text: 'Sends without tracking' };
  await firestore.doc(path).set({ ...note, createdAt: new Date() });
  return path;
}

/** A payment of the buyer's for an item of the seller's, until a time in milliseconds since 1970. */
async function aRunningPayment(buyer: Person, openUntil: number): Promise<string> {
  const productId = await aStoredProduct(seller, categoryId, { productname: 'Paid chair' });
  const json = await aCopyPayload(buyer, productId);
  await call('POST', '/bookings', { token: buyer.token, json });
  const attempt = { buyerId: buyer.uid, sellerId: seller.uid, productname: 'Paid chair', openUntil };
  const id = `${productId}_${buyer.uid}`;
  await firestore.doc(`paymentAttempts/${id}`).set({ ...attempt, bookingsId: id, bookingId: productId });
  return id;
}

describe('deleteMyAccount', () => {
  it('takes down what the account sells for two weeks, in which it can be kept, and is asked with a word', async () => {
    const person = await aPerson('Seller', 'Lee Leaving');
    const [shown, hidden] = await Promise.all([
      aStoredProduct(person, categoryId),
      aStoredProduct(person, categoryId, { hidden: true }),
    ]);
    expect((await callCallable('deleteMyAccount', { word: 'yes' }, person.token)).status).toBe(400);
    expect((await callCallable('deleteMyAccount', { word: 'delete' })).status).toBe(401);
    const first = await ask(person);
    expect(first.status, JSON.stringify(first.body)).toBe(200);
    const { deleteAt } = (first.body as { result: { deleteAt: number } }).result;
    expect(Math.abs(deleteAt - Date.now() - REGRET_DAYS * DAY_MS)).toBeLessThan(60_000);
    expect((await ask(person)).body).toEqual(first.body);
    expect(await eventually(() => isHidden(shown), Boolean)).toBe(true);

    await sweep(Date.now());
    expect((await keep(person)).body).toEqual({ result: { kept: true } });
    expect(await stored(`users/${person.uid}`)).not.toHaveProperty('deleteAt');
    expect(
      await eventually(
        () => isHidden(shown),
        (value) => !value,
      ),
    ).toBe(false);
    expect(await stored(`products/${shown}`)).not.toHaveProperty('hiddenUntilKept');
    expect(await isHidden(hidden)).toBe(true);
    await sweep(afterRegret());
    expect(await stored(`users/${person.uid}`)).toBeDefined();
  });

  it('ends as an admin’s deletion does, and takes the subscription of the address along', async () => {
    const person = await aPerson('Buyer', 'Gail Gone');
    const json = await aCopyPayload(person, await aStoredProduct(seller, categoryId));
    for (const path of ['/bookings', '/wishlist']) await call('POST', path, { token: person.token, json });
    const begun = `paymentAttempts/${await aRunningPayment(person, 0)}`;
    const booking = { buyerId: person.uid, yourname: person.name, mobile: '+44 1904 496 000' };
    await firestore.doc(begun).update({ booking, address: 'Gail Gone, 1 Mill Lane, York' });
    await become(person);
    const productId = await aStoredProduct(person, categoryId);
    const sold = `paymentAttempts/${await aRunningPayment(seller, 0)}`;
    await firestore.doc(sold).update({ sellerId: person.uid, sellername: person.name });
    const [talk, emptied] = await Promise.all([aConversation(person), aConversation(person, [seller.uid])]);
    const reports = await Promise.all([aReport(talk, person, person), aReport(talk, person, seller)]);
    for (const report of reports) {
      const copied = () => stored(`${report}/evidence/copy`);
      expect(await eventually(copied, (copy) => copy !== undefined)).toMatchObject({
        messages: [{ id: 'first', by: person.uid, text: 'Is it still there?', contactData: [] }],
      });
    }
    const follow = (follower: Person, followed: Person) =>
      firestore.doc(`follows/${follower.uid}_${followed.uid}`).set({
        followerId: follower.uid,
        sellerId: followed.uid,
        sellerName: followed.name,
        createdAt: new Date(),
      });
    await Promise.all([follow(person, seller), follow(seller, person)]);
    const reviews = await someReviews(person);
    const note = await aNote(person);
    await firestore.doc(`sellerNews/${person.uid}`).set({ items: {}, toldUntil: 0 });
    await subscribe(person);
    const subscribed = async () =>
      (await firestore.collection('subscribers').where('email', '==', person.email).get()).size;
    expect(await subscribed()).toBe(1);
    await ask(person);
    await sweep(afterRegret());
    expect(await stored(`users/${person.uid}`)).toBeUndefined();
    expect(await jobLeft(`deleteAccount_${person.uid}`)).toBeUndefined();
    expect(await subscribed()).toBe(0);
    expect(await stored(`deletedAccounts/${person.uid}`)).toMatchObject({ deletedBy: person.uid });
    expect(await auditOf(`users/${person.uid}`)).toContainEqual(
      expect.objectContaining({ what: 'deleteUser', who: person.uid }),
    );
    const left = async () => [
      await stored(`products/${productId}`),
      await signInOf(person.email),
      await stored(emptied),
      await stored(`${emptied}/messages/first`),
      await stored(reviews.about),
      await stored(reviews.sealed),
      await stored(`profiles/${person.uid}`),
      await stored(note),
      ...(await Promise.all(reports.flatMap((path) => [stored(path), stored(`${path}/evidence/copy`)]))),
    ];
    const gone = (values: unknown[]) => values.every((value) => value === undefined);
    expect(gone(await eventually(left, gone))).toBe(true);
    expect(await stored(begun)).toMatchObject({ buyerId: person.uid });
    for (const field of ['booking', 'address']) expect(await stored(begun)).not.toHaveProperty(field);
    expect(await stored(sold)).toMatchObject({ sellerId: person.uid });
    expect(await stored(sold)).not.toHaveProperty('sellername');
    const stays = Object.entries(PERSONAL_DATA).filter(([, data]) => data && data.onDeletion !== 'deleted');
    const kept = (names: string[]) => names.every((name) => stays.some(([known]) => known === name));
    expect(stays.map(([name]) => name)).toEqual(
      expect.arrayContaining(await eventually(() => collectionsNaming(person), kept)),
    );
    expect(await stored(talk)).toMatchObject({ gone: [person.uid], unreadBy: [], sellerName: seller.name });
    expect(await stored(reviews.by)).toMatchObject({ aboutId: seller.uid, stars: 4 });
    for (const field of ['authorId', 'authorName']) {
      expect(await stored(reviews.by)).not.toHaveProperty(field);
    }
    expect(await stored(talk)).not.toHaveProperty('buyerName');
    expect(await stored(`${talk}/messages/first`)).toMatchObject({ by: person.uid });
    const again = await callCallable('registerUser', { name: 'Gail', role: 'Buyer' }, person.token);
    expect(again.status).toBe(401);
  });

  it('is refused, with what stands against it, while a payment runs or money goes back, and waits a day then', async () => {
    const buyer = await aPerson('Buyer', 'Pia Paying');
    const bookingsId = await aRunningPayment(buyer, Date.now() + DAY_MS);
    const obstacles = async (person: Person) =>
      (await callCallable('findDeletionObstacles', {}, person.token)).body;
    expect(await obstacles(buyer)).toEqual({
      result: { obstacles: [{ kind: 'paying', productname: 'Paid chair' }] },
    });
    expect(await obstacles(seller)).toMatchObject({
      result: { obstacles: [{ kind: 'beingPaid', productname: 'Paid chair' }] },
    });
    expect(await ask(buyer)).toMatchObject({
      status: 400,
      body: { error: { message: expect.stringContaining('You’re paying for “Paid chair”') } },
    });
    expect(await stored(`users/${buyer.uid}`)).not.toHaveProperty('deleteAt');

    // Asked for before; the payment was opened since.
    await firestore.doc(`users/${buyer.uid}`).update({ deleteAt: new Date(Date.now() - 1) });
    await anotherSecond();
    const before = Date.now();
    await sweep(before);
    const { deleteAt } = (await stored(`users/${buyer.uid}`)) as { deleteAt: { toMillis(): number } };
    expect(deleteAt.toMillis()).toBe(before + DAY_MS);
    // They stay logged in where they were.
    expect((await call('GET', '/bookings', { token: buyer.token })).status).toBe(200);

    await firestore.doc(`paymentAttempts/${bookingsId}`).update({ openUntil: 0 });
    const payment = firestore.doc(`payments/pi_${buyer.uid}`);
    await payment.set({
      buyerId: buyer.uid,
      sellerId: seller.uid,
      refundDue: true,
      productname: 'Returned chair',
    });
    expect(await obstacles(buyer)).toMatchObject({ result: { obstacles: [{ kind: 'refundDue' }] } });
    await payment.delete();
    await sweep(before + DAY_MS);
    expect(await stored(`users/${buyer.uid}`)).toBeUndefined();
  });
});

describe('another e-mail address', () => {
  it('comes to the account, what it is found by and its contacts with the next sign-in, and the badge goes', async () => {
    const mover = await aPerson('Seller', 'Mona Mover');
    const productId = await aStoredProduct(mover, categoryId);
    await callCallable('verifySeller', { uid: mover.uid }, admin.token);
    const email = `moved.${Date.now()}@example.com`;
    // As the link in the e-mail does.
    await changeSignIn(mover, { email, emailVerified: true });
    const token = await signIn({ ...mover, email });
    expect((await call('POST', '/jwt', { token, json: { email } })).status).toBe(200);
    expect(await stored(`users/${mover.uid}`)).toMatchObject({
      email,
      status: 'Unverified',
      search: expect.arrayContaining(['moved']),
    });
    const contact = async () => (await stored(`products/${productId}/private/contact`))?.email;
    expect(await eventually(contact, (address) => address === email)).toBe(email);
    const badge = async () => (await stored(`products/${productId}`))?.sellerStatus;
    expect(await eventually(badge, (status) => status === 'Unverified')).toBe('Unverified');
  });
});

describe('readMyRecords', () => {
  it('gives what no page can read, and of others nothing', async () => {
    const person = await aPerson('Buyer', 'Rita Reader');
    await become(person);
    await callCallable('verifySeller', { uid: person.uid }, admin.token);
    await aConversation(person);
    await someReviews(person);
    await aNote(person);
    await subscribe(person);
    const records = async () => (await callCallable('readMyRecords', {}, await signIn(person))).body;
    const { result } = (await records()) as { result: { records: Record<string, unknown> } };
    expect(result.records).toMatchObject({ uploads: [], paymentAttempts: [] });
    expect(result.records.messages).toMatchObject([{ text: 'Is it still there?', by: person.uid }]);
    expect(result.records).toMatchObject({
      sealedReviews: [{ stars: 1, authorId: person.uid }],
      profiles: { buyer: [0, 0, 0, 1, 0] },
      memberNotes: [{ text: 'Sends without tracking' }],
    });
    const entries = result.records.auditLog as { what: string; who?: string }[];
    expect(entries.map(({ what, who }) => [what, who]).sort()).toEqual([
      ['becomeSeller', person.uid],
      ['verifySeller', undefined],
    ]);
    expect(JSON.stringify(result)).not.toContain(admin.uid);
    expect(result.records.subscribers).toMatchObject({ email: person.email });
    await changeSignIn(person, { emailVerified: false });
    expect(await records()).toMatchObject({ result: { records: { subscribers: null } } });
    expect((await callCallable('readMyRecords', {})).status).toBe(401);
  });

  it('gives all of what there is much of, and goes on where it is told to', async () => {
    const person = await aPerson('Buyer', 'Vera Viewer');
    const ids = Array.from({ length: 1_001 }, (_, index) => `viewed-${person.uid}-${index}`);
    const writer = firestore.bulkWriter();
    for (const id of ids)
      writer.set(firestore.doc(`products/${id}/views/${person.uid}`), { viewerId: person.uid });
    await writer.close();
    const token = await signIn(person);
    const read = async (input: object) => {
      const { status, body } = await callCallable('readMyRecords', input, token);
      return { status, records: (body as { result?: { records: Record<string, unknown> } }).result?.records };
    };
    const views = ((await read({})).records?.views ?? []) as { productId: string }[];
    expect(new Set(views.map(({ productId }) => productId))).toEqual(new Set(ids));

    const on = await read({ after: `views/products/${views[999]?.productId}/views/${person.uid}` });
    expect(on.records).toMatchObject({ views: views.slice(1_000), messages: [] });
    expect(on.records).not.toHaveProperty('inbox');
    expect((await read({ after: 'users/a' })).status).toBe(400);
    expect((await read({ after: 'inbox/products/a' })).status).toBe(400);
  });
});
