import type { Entity } from '@thriftline/domain/accounts/permissions';
import { MAX_LISTED, SETTINGS_VERSIONS } from '@thriftline/domain/base/collections';
import { anAuditEntry, aSubscriber } from '@thriftline/domain/testing/builders';
import {
  collection,
  doc,
  type Firestore,
  getDocs,
  limit,
  query,
  serverTimestamp,
  setDoc,
  updateDoc,
  where,
} from 'firebase/firestore';
import type { Person } from '../../environment.ts';
import { aNote, storedSettings } from '../../world/stored-documents.ts';
import { everything, one, type Row, remove } from './row.ts';

const addNote = (firestore: Firestore, me: Person, change: object) =>
  setDoc(doc(firestore, 'memberNotes/new'), { ...aNote(me), ...change, createdAt: serverTimestamp() });
const notesAboutOther: Row[3] = (firestore, _me, other) =>
  getDocs(query(collection(firestore, 'memberNotes'), where('aboutId', '==', other.uid), limit(MAX_LISTED)));

/** The rows of what admins keep for the shop. */
export const SHOP_ROWS = {
  settings: [
    ['read', 'what holds now', ['all'], one('settings/shop')],
    ['read', 'a version', ['all'], one(`${SETTINGS_VERSIONS}/1`)],
    ['read', 'the list of versions', ['all'], everything(SETTINGS_VERSIONS)],
    ['read', 'the list of all', [], everything('settings')],
    ['add', 'others', ['all'], (f) => setDoc(doc(f, 'settings/other'), storedSettings(2))],
    ['add', 'a version', ['all'], (f) => setDoc(doc(f, `${SETTINGS_VERSIONS}/2`), storedSettings(2))],
    ['change', 'what holds now', ['all'], (f) => updateDoc(doc(f, 'settings/shop'), { openBrowsing: true })],
    [
      'change',
      'a version',
      ['all'],
      (f) => updateDoc(doc(f, `${SETTINGS_VERSIONS}/1`), { whoName: 'Somebody Else' }),
    ],
    ['delete', 'what holds now', ['all'], remove('settings/shop')],
    ['delete', 'a version', ['all'], remove(`${SETTINGS_VERSIONS}/1`)],
  ],
  subscribers: [
    ['read', 'an address', ['all'], one('subscribers/a')],
    ['read', 'the list', ['all'], everything('subscribers')],
    [
      'add',
      'their own address',
      ['all', 'own'],
      (f, me) => setDoc(doc(f, 'subscribers/b'), aSubscriber({ email: me.email })),
    ],
    [
      'change',
      'what was agreed to',
      ['all'],
      (f) => updateDoc(doc(f, 'subscribers/a'), { consent: 'Everything' }),
    ],
    ['delete', 'an address', ['all'], remove('subscribers/a')],
  ],
  auditLog: [
    ['read', 'an entry', ['all'], one('auditLog/refund')],
    ['read', 'the list', ['all'], everything('auditLog')],
    [
      'add',
      'in their own name',
      ['all', 'own'],
      (f, me) =>
        setDoc(doc(f, 'auditLog/new'), { ...anAuditEntry({ who: me.uid }), createdAt: serverTimestamp() }),
    ],
    [
      'change',
      'the reason of their own',
      ['all', 'own'],
      (f) => updateDoc(doc(f, 'auditLog/mine'), { why: 'Another reason' }),
    ],
    ['delete', 'their own', ['all', 'own'], remove('auditLog/mine')],
  ],
  memberNotes: [
    ['read', 'one about another', ['all', 'others'], one('memberNotes/others')],
    ['read', 'one about themselves', ['all'], one('memberNotes/about-me')],
    ['read', 'the list about another', ['all', 'others'], notesAboutOther],
    ['read', 'the list of all', ['all'], everything('memberNotes')],
    ['add', 'about another', ['all', 'others'], (f, me, other) => addNote(f, me, { aboutId: other.uid })],
    ['add', 'about themselves', ['all'], (f, me) => addNote(f, me, { aboutId: me.uid }), 'refused'],
    ['change', 'their own', ['all', 'own'], (f) => updateDoc(doc(f, 'memberNotes/mine'), { text: 'Other' })],
    ['delete', 'their own', ['all', 'own'], remove('memberNotes/mine')],
    ['delete', "another admin's", ['all'], remove('memberNotes/others')],
    ['delete', 'their own about themselves', ['all'], remove('memberNotes/mine-about-me')],
  ],
  triggerFaults: [
    ['read', 'the list', ['all'], everything('triggerFaults')],
    ['add', 'one', ['all', 'own'], (f) => setDoc(doc(f, 'triggerFaults/new'), { tries: 3 })],
    ['change', 'one', ['all', 'own'], (f) => updateDoc(doc(f, 'triggerFaults/one'), { tries: 1 })],
    ['delete', 'one', ['all', 'own'], remove('triggerFaults/one')],
  ],
} satisfies Partial<Record<Entity, readonly Row[]>>;
