import { dayOf } from '@thriftline/domain/accounts/device';
import type { Entity } from '@thriftline/domain/accounts/permissions';
import {
  deleteDoc,
  doc,
  type Firestore,
  getDoc,
  serverTimestamp,
  setDoc,
  updateDoc,
} from 'firebase/firestore';
import { PEOPLE, type Person } from '../../environment.ts';
import { addDraft, create } from '../../world/counted-writes.ts';
import {
  aDevice,
  aFollow,
  anAddress,
  aSearch,
  DRAFT,
  idOfSearch,
  storedHits,
  THEN,
} from '../../world/stored-documents.ts';
import { changesOf, OTHER_VALUES } from './changes.ts';
import { MY_SEARCH, OTHERS_SEARCH, SEEN, TOLD } from './named-documents.ts';
import { everything, mine, one, type Row, remove, STRANGER } from './row.ts';

const saveSearch = (firestore: Firestore, owner: Person, address: string) =>
  create(firestore, `savedSearches/${idOfSearch(address, owner)}`, {
    ...aSearch(owner, address),
    createdAt: serverTimestamp(),
  });
const follow = (firestore: Firestore, follower: Person, seller: Person) =>
  create(firestore, `follows/${follower.uid}_${seller.uid}`, {
    ...aFollow(follower, seller),
    createdAt: serverTimestamp(),
  });
/** What a device writes when it is used another day. */
const USED_TODAY = { lastDay: aDevice().lastDay };

/** Of what an account looks for, and of what was found for it. */
const ofSearches = (entity: 'savedSearches' | 'searchHits'): Row[] => [
  ['read', 'one of their own', ['all', 'own'], (f, me) => getDoc(doc(f, `${entity}/${MY_SEARCH(me)}`))],
  ['read', 'the list of their own', ['all', 'own'], mine(entity, 'ownerId')],
  ['read', "another's", ['all'], one(`${entity}/${OTHERS_SEARCH}`)],
  ['read', 'the whole list', ['all'], everything(entity)],
  ['delete', 'their own', ['all', 'own'], (f, me) => deleteDoc(doc(f, `${entity}/${MY_SEARCH(me)}`))],
  ['delete', "another's", ['all'], remove(`${entity}/${OTHERS_SEARCH}`)],
];

/** The rows of an account and what it keeps to itself. */
export const ACCOUNT_ROWS = {
  users: [
    ...changesOf('users', 'their own', OTHER_VALUES.users, {
      path: (me) => `users/${me.uid}`,
      reaches: ['all', 'own'],
    }),
    ...changesOf('users', "another's", OTHER_VALUES.users, {
      path: (_me, other) => `users/${other.uid}`,
      reaches: ['all'],
    }),
    ['read', 'their own', ['all', 'own'], (f, me) => getDoc(doc(f, `users/${me.uid}`))],
    ['read', "another's", ['all'], (f, _me, other) => getDoc(doc(f, `users/${other.uid}`))],
    ['read', 'the list', ['all'], everything('users')],
    [
      'add',
      'a new one',
      ['all', 'own'],
      (f) =>
        setDoc(doc(f, 'users/new'), {
          name: 'New',
          email: 'new@example.com',
          role: 'Buyer',
          status: 'Unverified',
          createdAt: THEN,
        }),
    ],
    ['delete', 'their own', ['all', 'own'], (f, me) => deleteDoc(doc(f, `users/${me.uid}`))],
  ],
  drafts: [
    ['read', 'their own', ['all', 'own'], (f, me) => getDoc(doc(f, `users/${me.uid}/drafts/begun`))],
    ['read', 'the list of their own', ['all', 'own'], (f, me) => everything(`users/${me.uid}/drafts`)(f)],
    ['read', "another's", ['all'], (f, _me, other) => everything(`users/${other.uid}/drafts`)(f)],
    ['add', 'their own', ['all', 'own'], (f, me) => addDraft(f, `users/${me.uid}/drafts/new`)],
    ['add', "another's", [], (f, _me, other) => addDraft(f, `users/${other.uid}/drafts/new`)],
    ['change', 'their own', ['all', 'own'], (f, me) => setDoc(doc(f, `users/${me.uid}/drafts/begun`), DRAFT)],
    ['change', "another's", [], (f, _me, other) => setDoc(doc(f, `users/${other.uid}/drafts/begun`), DRAFT)],
    ['delete', 'their own', ['all', 'own'], (f, me) => deleteDoc(doc(f, `users/${me.uid}/drafts/begun`))],
    ['delete', "another's", [], (f, _me, other) => deleteDoc(doc(f, `users/${other.uid}/drafts/begun`))],
  ],
  inbox: [
    ['read', 'one of their own', ['all', 'own'], (f, me) => getDoc(doc(f, `users/${me.uid}/inbox/told`))],
    ['read', 'one of another’s', ['all'], (f, _me, other) => getDoc(doc(f, `users/${other.uid}/inbox/told`))],
    ['read', 'the list of their own', ['all', 'own'], (f, me) => everything(`users/${me.uid}/inbox`)(f)],
    ['read', 'the list of another’s', ['all'], (f, _me, other) => everything(`users/${other.uid}/inbox`)(f)],
    ['add', 'to their own', ['all', 'own'], (f, me) => setDoc(doc(f, `users/${me.uid}/inbox/new`), TOLD)],
    [
      'change',
      'of their own',
      ['all', 'own'],
      (f, me) => updateDoc(doc(f, `users/${me.uid}/inbox/told`), { kind: 'sold' }),
    ],
    ['delete', 'of their own', ['all', 'own'], (f, me) => deleteDoc(doc(f, `users/${me.uid}/inbox/told`))],
  ],
  preferences: [
    [
      'read',
      'one of their own',
      ['all', 'own'],
      (f, me) => getDoc(doc(f, `users/${me.uid}/preferences/notifications`)),
    ],
    [
      'read',
      'one of another’s',
      ['all'],
      (f, _me, other) => getDoc(doc(f, `users/${other.uid}/preferences/notifications`)),
    ],
    [
      'add',
      'their own, while there are none',
      ['all', 'own'],
      async (f, me) => setDoc(doc(f, `users/${me.uid}/preferences/notifications`), SEEN),
    ],
    [
      'change',
      'their own',
      ['all', 'own'],
      (f, me) => updateDoc(doc(f, `users/${me.uid}/preferences/notifications`), SEEN),
    ],
    [
      'change',
      'another’s',
      ['all'],
      (f, _me, other) => updateDoc(doc(f, `users/${other.uid}/preferences/notifications`), SEEN),
    ],
    [
      'delete',
      'their own',
      ['all', 'own'],
      (f, me) => deleteDoc(doc(f, `users/${me.uid}/preferences/notifications`)),
    ],
  ],
  devices: [
    ['read', 'their own', ['all', 'own'], (f, me) => getDoc(doc(f, `users/${me.uid}/devices/0`))],
    ['read', 'the list of their own', ['all', 'own'], (f, me) => everything(`users/${me.uid}/devices`)(f)],
    ['read', "another's", ['all'], (f, _me, other) => everything(`users/${other.uid}/devices`)(f)],
    ['add', 'their own', ['all', 'own'], (f, me) => setDoc(doc(f, `users/${me.uid}/devices/1`), aDevice())],
    ['add', "another's", [], (f, _me, other) => setDoc(doc(f, `users/${other.uid}/devices/1`), aDevice())],
    [
      'change',
      'their own',
      ['all', 'own'],
      (f, me) => updateDoc(doc(f, `users/${me.uid}/devices/0`), USED_TODAY),
    ],
    [
      'change',
      "another's",
      [],
      (f, _me, other) => updateDoc(doc(f, `users/${other.uid}/devices/0`), USED_TODAY),
    ],
    ['delete', 'their own', ['all', 'own'], (f, me) => deleteDoc(doc(f, `users/${me.uid}/devices/0`))],
    ['delete', "another's", [], (f, _me, other) => deleteDoc(doc(f, `users/${other.uid}/devices/0`))],
  ],
  addressBook: [
    ['read', 'their own', ['all', 'own'], (f, me) => getDoc(doc(f, `users/${me.uid}/addressBook/0`))],
    [
      'read',
      'the list of their own',
      ['all', 'own'],
      (f, me) => everything(`users/${me.uid}/addressBook`)(f),
    ],
    ['read', "another's", ['all'], (f, _me, other) => everything(`users/${other.uid}/addressBook`)(f)],
    [
      'add',
      'their own',
      ['all', 'own'],
      (f, me) => setDoc(doc(f, `users/${me.uid}/addressBook/1`), anAddress()),
    ],
    [
      'add',
      "another's",
      [],
      (f, _me, other) => setDoc(doc(f, `users/${other.uid}/addressBook/1`), anAddress()),
    ],
    [
      'change',
      'their own',
      ['all', 'own'],
      (f, me) => setDoc(doc(f, `users/${me.uid}/addressBook/0`), anAddress()),
    ],
    [
      'change',
      "another's",
      [],
      (f, _me, other) => setDoc(doc(f, `users/${other.uid}/addressBook/0`), anAddress()),
    ],
    ['delete', 'their own', ['all', 'own'], (f, me) => deleteDoc(doc(f, `users/${me.uid}/addressBook/0`))],
    ['delete', "another's", [], (f, _me, other) => deleteDoc(doc(f, `users/${other.uid}/addressBook/0`))],
  ],
  presence: [
    ['read', 'of another', ['all'], one(`presence/${STRANGER.uid}`)],
    ['read', 'their own', ['all', 'own'], (f, me) => getDoc(doc(f, `presence/${me.uid}`))],
    ['add', 'of another', ['all'], (f) => setDoc(doc(f, 'presence/nobody'), { day: dayOf(Date.now()) })],
    [
      'change',
      'their own',
      ['all', 'own'],
      (f, me) => updateDoc(doc(f, `presence/${me.uid}`), { day: dayOf(Date.now()) }),
    ],
    [
      'change',
      'of another',
      ['all'],
      (f) => updateDoc(doc(f, `presence/${STRANGER.uid}`), { day: dayOf(Date.now()) }),
    ],
    ['delete', 'their own', ['all', 'own'], (f, me) => deleteDoc(doc(f, `presence/${me.uid}`))],
  ],
  savedSearches: [
    ...changesOf('savedSearches', 'their own', OTHER_VALUES.savedSearches, {
      path: (me) => `savedSearches/${MY_SEARCH(me)}`,
      reaches: ['all', 'own'],
    }),
    ...changesOf('savedSearches', "another's", OTHER_VALUES.savedSearches, {
      path: () => `savedSearches/${OTHERS_SEARCH}`,
      reaches: ['all'],
    }),
    ...ofSearches('savedSearches'),
    ['add', 'in their own name', ['all', 'own'], (f, me) => saveSearch(f, me, 'q=new')],
    ['add', "in another's name", ['all'], (f) => saveSearch(f, STRANGER, 'q=new')],
  ],
  searchHits: [
    ...ofSearches('searchHits'),
    [
      'add',
      'to their own',
      ['all', 'own'],
      (f, me) => setDoc(doc(f, `searchHits/${idOfSearch('q=new', me)}`), storedHits(me)),
    ],
    [
      'change',
      'of their own',
      ['all', 'own'],
      (f, me) => updateDoc(doc(f, `searchHits/${MY_SEARCH(me)}`), { hits: {} }),
    ],
  ],
  follows: [
    ['read', 'one of their own', ['all', 'own'], (f, me) => getDoc(doc(f, `follows/${me.uid}_stranger`))],
    ['read', 'the list of their own', ['all', 'own'], mine('follows', 'followerId')],
    ['read', "another's, of themselves", ['all'], (f, me) => getDoc(doc(f, `follows/stranger_${me.uid}`))],
    ['read', 'the list of who follows them', ['all'], mine('follows', 'sellerId')],
    ['read', 'the whole list', ['all'], everything('follows')],
    [
      'add',
      'in their own name',
      ['all', 'own'],
      (f, me, other) => follow(f, me, other.role === 'Buyer' ? PEOPLE.seller : other),
    ],
    ['add', "in another's name", ['all'], (f) => follow(f, STRANGER, PEOPLE.seller)],
    [
      'change',
      'of their own',
      ['all', 'own'],
      (f, me) => updateDoc(doc(f, `follows/${me.uid}_stranger`), { sellerName: 'Another' }),
    ],
    ['delete', 'their own', ['all', 'own'], (f, me) => deleteDoc(doc(f, `follows/${me.uid}_stranger`))],
    [
      'delete',
      "another's, of themselves",
      ['all'],
      (f, me) => deleteDoc(doc(f, `follows/stranger_${me.uid}`)),
    ],
  ],
} satisfies Partial<Record<Entity, readonly Row[]>>;
