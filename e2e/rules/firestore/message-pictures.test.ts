import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { countedMessageId } from '@thriftline/domain/base/collections';
import {
  MAX_MESSAGE_PICTURE_BYTES,
  MAX_MESSAGE_PICTURE_SIDE,
  MESSAGE_PICTURE_SIZES,
  messagePicturePath,
} from '@thriftline/domain/pictures/message-picture';
import { doc, type Firestore, getDoc, serverTimestamp, setDoc, writeBatch } from 'firebase/firestore';
import { describe, it } from 'vitest';
import { PEOPLE, type Person } from '../environment.ts';
import { count } from '../world/counted-writes.ts';
import { THEN } from '../world/stored-documents.ts';
import {
  aReport,
  nextMessage,
  PICTURED,
  pictureBytes,
  storedBlock,
  storedConversation,
  storedMessage,
  storedPicture,
  writePicture,
} from '../world/stored-talk.ts';
import { baseWorld } from '../world/world.ts';
import { DEMOTED, OUT, worldWithout } from './out.ts';
import { withRules } from './with-rules.ts';

const { buyer, otherBuyer, seller, admin } = PEOPLE;
type Attempt = (firestore: Firestore) => Promise<unknown>;

const ASKED = `asked_${buyer.uid}`;
const BLOCKED = `asked_${otherBuyer.uid}`;
const REPORT = `reports/${ASKED}_${buyer.uid}`;
const small = (conversation: string, id: string) => messagePicturePath(conversation, id, 'small');

const send =
  (changes: Partial<Parameters<typeof writePicture>[2]> = {}): Attempt =>
  (f) =>
    writePicture(f, ASKED, { by: buyer, to: seller, ...changes });
const see =
  (conversation = ASKED, id = 'theirs'): Attempt =>
  (f) =>
    getDoc(doc(f, small(conversation, id)));

const PNG = '\x89PNG\r\n\x1a\n\0\0\0\r';
const JPEG = '\xff\xd8\xff\xe0';
const picture = (changes: object) => ({ picture: { ...PICTURED.picture, ...changes } });

/** What is refused, beside the picture that differs in that alone. */
const REFUSED: { title: string; denied: Attempt }[] = [
  { title: 'in one size, the small one', denied: send({ sizes: ['small'] }) },
  { title: 'in one size, the large one', denied: send({ sizes: ['large'] }) },
  { title: 'in an unknown size', denied: send({ sizes: [...MESSAGE_PICTURE_SIZES, 'huge'] }) },
  { title: 'that is not counted as an upload', denied: send({ counted: null }) },
  { title: 'that is counted as another upload under its id', denied: send({ counted: 'new' }) },
  { title: "in another's name", denied: send({ file: { by: seller.uid } }) },
  { title: 'that says more', denied: send({ file: { name: 'me.webp' } }) },
  { title: 'that is a text', denied: send({ file: { bytes: 'RIFF0000WEBPVP8 ' } }) },
  { title: 'that is a PNG', denied: send({ file: { bytes: pictureBytes(64, PNG) } }) },
  { title: 'that is a page', denied: send({ file: { bytes: pictureBytes(64, '<!doctype html>') } }) },
  { title: 'that is empty', denied: send({ file: { bytes: pictureBytes(0, '') } }) },
  {
    title: 'that is too large to be the small size',
    denied: send({ file: { bytes: pictureBytes(MAX_MESSAGE_PICTURE_BYTES.small + 1) } }),
  },
  { title: 'of no width', denied: send({ message: picture({ width: 0 }) }) },
  { title: 'that is too wide', denied: send({ message: picture({ width: MAX_MESSAGE_PICTURE_SIDE + 1 }) }) },
  { title: 'that is too high', denied: send({ message: picture({ height: MAX_MESSAGE_PICTURE_SIDE + 1 }) }) },
  { title: 'with an address', denied: send({ message: picture({ url: 'https://evil.example/' }) }) },
  {
    title: 'below a message that says nothing of one',
    denied: (f) => {
      const batch = writeBatch(f);
      const path = `conversations/${ASKED}`;
      batch.set(doc(f, `${path}/messages/new`), { by: buyer.uid, text: 'Yes.', at: serverTimestamp() });
      batch.update(doc(f, path), nextMessage(buyer, seller));
      batch.set(doc(f, small(ASKED, 'new')), storedPicture(buyer));
      count(batch, f, 'messages', countedMessageId(ASKED, 'new'));
      return batch.commit();
    },
  },
  {
    title: 'below a message of before',
    denied: (f) => setDoc(doc(f, small(ASKED, 'bare')), storedPicture(buyer)),
  },
  {
    title: "below the other side's message",
    denied: (f) => setDoc(doc(f, messagePicturePath(ASKED, 'theirs', 'large')), storedPicture(buyer)),
  },
];

const pictured = (by: Person) => ({ ...storedMessage(by), ...PICTURED });
const world = (): Record<string, object> => ({
  ...baseWorld(),
  // Of an upload before, which counts for no other.
  [`quotas/${buyer.uid}`]: { uploads: { start: THEN, count: 3, lastId: 'old', at: THEN } },
  [`conversations/${ASKED}`]: storedConversation(buyer, seller, 'asked'),
  [`conversations/${ASKED}/messages/bare`]: pictured(buyer),
  [`conversations/${ASKED}/messages/theirs`]: pictured(seller),
  [small(ASKED, 'theirs')]: storedPicture(seller),
  [`conversations/${BLOCKED}`]: storedConversation(otherBuyer, seller, 'asked'),
  [`conversations/${BLOCKED}/messages/theirs`]: pictured(seller),
  [small(BLOCKED, 'theirs')]: storedPicture(seller),
  [`conversations/${BLOCKED}/messages/own`]: pictured(otherBuyer),
  [small(BLOCKED, 'own')]: storedPicture(otherBuyer),
  [`blocks/${seller.uid}_${otherBuyer.uid}`]: storedBlock(seller, otherBuyer, BLOCKED),
  [REPORT]: { ...aReport(buyer, seller, ASKED), createdAt: THEN },
  [`${REPORT}/evidence/picture-theirs`]: storedPicture(seller),
});

const { as, store } = withRules(world);

describe('a picture is refused', () => {
  it.each(REFUSED)('$title', async ({ denied }) => {
    await assertFails(denied(as(buyer)));
    await assertSucceeds(send()(as(buyer)));
  });
});

describe('a picture', () => {
  it('comes with words or without, as WebP or JPEG', async () => {
    await assertSucceeds(send({ message: { text: 'Like this?' } })(as(buyer)));
    await store(world());
    await assertSucceeds(send({ file: { bytes: pictureBytes(64, JPEG) } })(as(buyer)));
  });

  it('is as large as a size may be, and no larger', async () => {
    const large = (bytes: number): Attempt => {
      return async (f) => {
        const batch = writeBatch(f);
        const path = `conversations/${ASKED}`;
        batch.set(doc(f, `${path}/messages/new`), {
          ...PICTURED,
          by: buyer.uid,
          at: serverTimestamp(),
        });
        batch.update(doc(f, path), nextMessage(buyer, seller, 'new', ''));
        batch.set(doc(f, small(ASKED, 'new')), {
          by: buyer.uid,
          bytes: pictureBytes(MAX_MESSAGE_PICTURE_BYTES.small),
        });
        const place = doc(f, messagePicturePath(ASKED, 'new', 'large'));
        batch.set(place, { by: buyer.uid, bytes: pictureBytes(bytes) });
        count(batch, f, 'messages', countedMessageId(ASKED, 'new'));
        count(batch, f, 'uploads', countedMessageId(ASKED, 'new'));
        return batch.commit();
      };
    };
    await assertFails(large(MAX_MESSAGE_PICTURE_BYTES.large + 1)(as(buyer)));
    await assertSucceeds(large(MAX_MESSAGE_PICTURE_BYTES.large)(as(buyer)));
  });

  it('is seen by the two, and by no admin', async () => {
    for (const person of [null, otherBuyer, admin]) await assertFails(see()(as(person)));
    for (const person of [buyer, seller]) await assertSucceeds(see()(as(person)));
  });

  it('is not seen by whom its author has blocked, who sees their own', async () => {
    await assertFails(see(BLOCKED)(as(otherBuyer)));
    await assertSucceeds(see(BLOCKED, 'own')(as(otherBuyer)));
    await assertSucceeds(see(BLOCKED)(as(seller)));
  });

  it('that is reported is seen by admins, as its copy', async () => {
    const copy: Attempt = (f) => getDoc(doc(f, `${REPORT}/evidence/picture-theirs`));
    for (const person of [null, buyer, seller]) await assertFails(copy(as(person)));
    await assertSucceeds(copy(as(admin)));
  });
});

describe.each([...OUT, DEMOTED])('with pictures an account that is $standing cannot', ({ left }) => {
  it.each([
    { title: 'send one', attempt: send() },
    { title: 'see one', attempt: see() },
  ])('$title', async ({ attempt }) => {
    await store(worldWithout(world(), buyer, left));
    await assertFails(attempt(as(buyer)));
    await store(world());
    await assertSucceeds(attempt(as(buyer)));
  });
});
