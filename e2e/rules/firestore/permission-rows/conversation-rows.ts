import type { Entity } from '@thriftline/domain/accounts/permissions';
import { MAX_LISTED } from '@thriftline/domain/base/collections';
import {
  collection,
  deleteDoc,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  limit,
  query,
  serverTimestamp,
  setDoc,
  updateDoc,
  where,
} from 'firebase/firestore';
import { PEOPLE, type Person } from '../../environment.ts';
import { create } from '../../world/counted-writes.ts';
import {
  anOpening,
  aReport,
  pictureBytes,
  storedBlock,
  writeMessage,
  writePicture,
} from '../../world/stored-talk.ts';
import { EVIDENCE, MY_REPORT, OTHERS_REPORT, REPORT_ABOUT_ME } from './named-documents.ts';
import { type Attempt, everything, mine, one, type Row, remove, STRANGER } from './row.ts';

const openOf = (firestore: Firestore, me: Person, productId: string) =>
  create(firestore, `conversations/${productId}_${me.uid}`, {
    ...anOpening(me, PEOPLE.otherSeller, productId),
    createdAt: serverTimestamp(),
  });
const report = (firestore: Firestore, me: Person, conversationId: string, reported: Person) =>
  create(firestore, `reports/${conversationId}_${me.uid}`, {
    ...aReport(me, reported, conversationId),
    createdAt: serverTimestamp(),
  });
/** As the pages of admins ask. */
const reportsOfOthers: Attempt = (firestore, me) =>
  getDocs(query(collection(firestore, 'reports'), where('reportedId', '!=', me.uid), limit(MAX_LISTED)));
const reportsAboutOther: Attempt = (firestore, _me, other) =>
  getDocs(query(collection(firestore, 'reports'), where('reportedId', '==', other.uid), limit(MAX_LISTED)));

/** The rows of what people write to each other, and of what they do about it. */
export const CONVERSATION_ROWS = {
  conversations: [
    [
      'read',
      'their own',
      ['all', 'own', 'eitherSide'],
      (f, me) => getDoc(doc(f, `conversations/paid_${me.uid}`)),
    ],
    ['read', 'one about their own product', ['all', 'eitherSide'], one('conversations/mine_stranger')],
    ['read', "another's", ['all'], one('conversations/others_stranger')],
    [
      'read',
      'the list of those they are in',
      ['all', 'own', 'eitherSide'],
      (f, me) =>
        getDocs(
          query(
            collection(f, 'conversations'),
            where('members', 'array-contains', me.uid),
            limit(MAX_LISTED),
          ),
        ),
    ],
    ['read', 'the whole list', ['all'], everything('conversations')],
    ['add', 'about what is for sale', ['all', 'own', 'ownOrSold'], (f, me) => openOf(f, me, 'free')],
    [
      'add',
      'about their own product',
      [],
      (f, me) =>
        create(f, `conversations/mine_${me.uid}`, {
          ...anOpening(me, me, 'mine'),
          createdAt: serverTimestamp(),
        }),
    ],
    [
      'add',
      'about what they booked',
      ['all', 'own', 'eitherSide', 'ownOrSold'],
      (f, me) => openOf(f, me, 'booked'),
    ],
    [
      'add',
      'with who booked their own product',
      ['all', 'eitherSide', 'ownOrSold'],
      (f, me) =>
        create(f, `conversations/mine-sold_${PEOPLE.otherBuyer.uid}`, {
          ...anOpening(PEOPLE.otherBuyer, me, 'mine-sold'),
          createdAt: serverTimestamp(),
        }),
    ],
    [
      'change',
      'whether they hear of their own',
      ['all', 'own', 'eitherSide'],
      (f, me) => updateDoc(doc(f, `conversations/paid_${me.uid}`), { 'muted.buyer': true }),
    ],
    [
      'change',
      'whether they hear of one about their own product',
      ['all', 'eitherSide'],
      (f) => updateDoc(doc(f, 'conversations/mine_stranger'), { 'muted.seller': true }),
    ],
    [
      'change',
      'whether another hears of theirs',
      ['all'],
      (f) => updateDoc(doc(f, 'conversations/others_stranger'), { 'muted.buyer': true }),
    ],
    [
      'change',
      'the price in their own',
      [],
      (f, me) => updateDoc(doc(f, `conversations/paid_${me.uid}`), { productprice: 1 }),
    ],
    [
      'delete',
      'their own',
      ['all', 'own', 'eitherSide'],
      (f, me) => deleteDoc(doc(f, `conversations/paid_${me.uid}`)),
    ],
    ['delete', 'one about their own product', ['all', 'eitherSide'], remove('conversations/mine_stranger')],
  ],
  messages: [
    [
      'read',
      'one of their own conversation',
      ['all', 'own', 'eitherSide'],
      (f, me) => getDoc(doc(f, `conversations/paid_${me.uid}/messages/first`)),
    ],
    [
      'read',
      'those of their own conversation',
      ['all', 'own', 'eitherSide'],
      (f, me) => everything(`conversations/paid_${me.uid}/messages`)(f),
    ],
    [
      'read',
      'those about their own product',
      ['all', 'eitherSide'],
      everything('conversations/mine_stranger/messages'),
    ],
    ['read', "another's", ['all'], everything('conversations/others_stranger/messages')],
    [
      'add',
      'to the seller',
      ['all', 'own', 'eitherSide'],
      (f, me) => writeMessage(f, `paid_${me.uid}`, { by: me, to: PEOPLE.otherSeller }),
    ],
    [
      'add',
      'to who asks about their own product',
      ['all', 'eitherSide'],
      (f, me) => writeMessage(f, 'mine_stranger', { by: me, to: STRANGER }),
    ],
    [
      'add',
      "in another's conversation",
      ['all'],
      (f, me) => writeMessage(f, 'others_stranger', { by: me, to: STRANGER }),
    ],
    [
      'change',
      'their own',
      ['all', 'own', 'eitherSide'],
      (f, me) => updateDoc(doc(f, `conversations/paid_${me.uid}/messages/first`), { text: 'No.' }),
    ],
    [
      'delete',
      'their own',
      ['all', 'own', 'eitherSide'],
      (f, me) => deleteDoc(doc(f, `conversations/paid_${me.uid}/messages/first`)),
    ],
  ],
  messagePictures: [
    [
      'read',
      'of their own conversation',
      ['all', 'own', 'eitherSide'],
      (f, me) => getDoc(doc(f, `conversations/paid_${me.uid}/messages/first/pictures/small`)),
    ],
    ['read', "another's", ['all'], one('conversations/others_stranger/messages/first/pictures/small')],
    [
      'read',
      'those of their own message, as a list',
      ['all'],
      (f, me) => everything(`conversations/paid_${me.uid}/messages/first/pictures`)(f),
    ],
    [
      'add',
      'to the seller',
      ['all', 'own', 'eitherSide'],
      (f, me) => writePicture(f, `paid_${me.uid}`, { by: me, to: PEOPLE.otherSeller }),
    ],
    [
      'add',
      "in another's conversation",
      ['all'],
      (f, me) => writePicture(f, 'others_stranger', { by: me, to: STRANGER }),
    ],
    [
      'change',
      'their own',
      ['all', 'own', 'eitherSide'],
      (f, me) =>
        updateDoc(doc(f, `conversations/paid_${me.uid}/messages/first/pictures/small`), {
          bytes: pictureBytes(80),
        }),
    ],
    [
      'delete',
      'their own',
      ['all', 'own', 'eitherSide'],
      (f, me) => deleteDoc(doc(f, `conversations/paid_${me.uid}/messages/first/pictures/small`)),
    ],
  ],
  blocks: [
    ['read', 'their own', ['all', 'own'], (f, me) => getDoc(doc(f, `blocks/${me.uid}_stranger`))],
    ['read', 'the list of their own', ['all', 'own'], mine('blocks', 'blockerId')],
    ['read', 'who blocked them', ['all'], (f, me) => getDoc(doc(f, `blocks/enemy_${me.uid}`))],
    ['read', 'the whole list', ['all'], everything('blocks')],
    [
      'add',
      'of whom they have a conversation with',
      ['all', 'own'],
      (f, me) =>
        setDoc(doc(f, `blocks/${me.uid}_${PEOPLE.otherSeller.uid}`), {
          ...storedBlock(me, PEOPLE.otherSeller, `paid_${me.uid}`),
          createdAt: serverTimestamp(),
        }),
    ],
    [
      'add',
      "in another's name",
      [],
      (f, me) =>
        setDoc(doc(f, `blocks/${PEOPLE.otherSeller.uid}_${me.uid}`), {
          ...storedBlock(PEOPLE.otherSeller, me, `paid_${me.uid}`),
          createdAt: serverTimestamp(),
        }),
    ],
    [
      'change',
      'their own',
      ['all', 'own'],
      (f, me) => updateDoc(doc(f, `blocks/${me.uid}_stranger`), { createdAt: serverTimestamp() }),
    ],
    ['delete', 'their own', ['all', 'own'], (f, me) => deleteDoc(doc(f, `blocks/${me.uid}_stranger`))],
    ['delete', 'that of them', ['all'], (f, me) => deleteDoc(doc(f, `blocks/enemy_${me.uid}`))],
  ],
  reports: [
    ['read', 'their own', ['all', 'own', 'others'], (f, me) => getDoc(doc(f, MY_REPORT(me)))],
    ['read', 'the list of their own', ['all', 'own', 'others'], mine('reports', 'reporterId')],
    ['read', "another's", ['all', 'others'], one(OTHERS_REPORT)],
    ['read', 'one about themselves', ['all'], one(REPORT_ABOUT_ME)],
    ['read', 'the list of those about themselves', ['all'], mine('reports', 'reportedId')],
    ['read', 'the list of those about others', ['all', 'others'], reportsOfOthers],
    ['read', 'the list of those about one other', ['all', 'others'], reportsAboutOther],
    ['read', 'the whole list', ['all'], everything('reports')],
    [
      'add',
      'of a conversation they are in',
      ['all', 'own'],
      (f, me) => report(f, me, `paid_${me.uid}`, PEOPLE.otherSeller),
    ],
    ['add', 'of a conversation of others', ['all'], (f, me) => report(f, me, 'others_stranger', STRANGER)],
    ['change', 'their own', ['all', 'own'], (f, me) => updateDoc(doc(f, MY_REPORT(me)), { note: 'No.' })],
    [
      'change',
      'what came of any',
      ['all'],
      (f) => updateDoc(doc(f, OTHERS_REPORT), { state: 'closed', outcome: 'warned' }),
    ],
    ['delete', 'their own', ['all', 'own'], (f, me) => deleteDoc(doc(f, MY_REPORT(me)))],
    ['delete', "another's", ['all'], remove(OTHERS_REPORT)],
  ],
  evidence: [
    [
      'read',
      'of their own report',
      ['all', 'own', 'others'],
      (f, me) => getDoc(doc(f, `${MY_REPORT(me)}/evidence/copy`)),
    ],
    ['read', "of another's", ['all', 'others'], one(`${OTHERS_REPORT}/evidence/copy`)],
    ['read', 'of one about themselves', ['all'], one(`${REPORT_ABOUT_ME}/evidence/copy`)],
    [
      'add',
      'to their own report',
      ['all', 'own'],
      (f, me) => setDoc(doc(f, `${MY_REPORT(me)}/evidence/more`), EVIDENCE),
    ],
    [
      'change',
      'of their own report',
      ['all', 'own'],
      (f, me) => updateDoc(doc(f, `${MY_REPORT(me)}/evidence/copy`), { messages: ['x'] }),
    ],
    [
      'delete',
      'of their own report',
      ['all', 'own'],
      (f, me) => deleteDoc(doc(f, `${MY_REPORT(me)}/evidence/copy`)),
    ],
  ],
  contactMarks: [
    ['read', 'their own', ['all', 'own'], (f, me) => getDoc(doc(f, `contactMarks/${me.uid}`))],
    [
      'add',
      'of somebody',
      ['all', 'own'],
      (f) => setDoc(doc(f, `contactMarks/${STRANGER.uid}`), { marks: [] }),
    ],
    [
      'change',
      'their own',
      ['all', 'own'],
      (f, me) => updateDoc(doc(f, `contactMarks/${me.uid}`), { marks: [1] }),
    ],
    ['delete', 'their own', ['all', 'own'], (f, me) => deleteDoc(doc(f, `contactMarks/${me.uid}`))],
  ],
} satisfies Partial<Record<Entity, readonly Row[]>>;
