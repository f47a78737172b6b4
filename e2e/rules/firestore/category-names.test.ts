import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { categoryKey } from '@thriftline/domain/catalogue/categories/category-key';
import { aCategory, aPictureAddress } from '@thriftline/domain/testing/builders';
import { deleteDoc, doc, getDoc, serverTimestamp, setDoc, updateDoc, writeBatch } from 'firebase/firestore';
import { beforeEach, describe, it } from 'vitest';
import { PEOPLE, type Person } from '../environment.ts';
import { count } from '../world/counted-writes.ts';
import { THEN } from '../world/stored-documents.ts';
import { baseWorld } from '../world/world.ts';
import { withRules } from './with-rules.ts';

const { seller, otherSeller, buyer, admin } = PEOPLE;

const { as, store: storeAll, pastRules } = withRules();
/** Deletes a document as functions do. */
const remove = (path: string) => deleteDoc(doc(pastRules(), path));
const stored = (categoryname: string) => ({
  ...aCategory({ categoryname, createdBy: otherSeller.uid }),
  createdAt: THEN,
});
const store = (more: Record<string, object> = {}) => storeAll({ ...baseWorld(), ...more });

/** Adds a category `new` of the name, with the mark of a key. */
function add(categoryname: string, key: string | null = categoryKey(categoryname), person: Person = seller) {
  const firestore = as(person);
  const batch = writeBatch(firestore);
  batch.set(doc(firestore, 'categories/new'), {
    ...aCategory({ categoryname, createdBy: person.uid, img: aPictureAddress('chair', person.uid) }),
    createdAt: serverTimestamp(),
  });
  if (key !== null) batch.set(doc(firestore, `categoryNames/${key}`), { categoryId: 'new' });
  count(batch, firestore, 'categories', 'new');
  return batch.commit();
}

describe('a name that a category has', () => {
  beforeEach(() => store());

  it.each([
    'Chairs',
    'chairs',
    'CHAIRS',
    ' Cha irs ',
    'Cháirs',
    'Cha\u0301irs',
    '!!Chairs…',
    '__Chairs__',
    'Ｃｈａｉｒｓ',
    'Сhаirѕ',
    'Ch\u200bairs',
    '\u202eChairs\u3164',
    'Chairs\ufe0f',
  ])("is not another one's, written %j", async (name) => {
    await assertFails(add(name));
    await assertFails(add(name, categoryKey('Lamps')));
    await assertFails(add(name, null));
    await assertSucceeds(add('Lamps'));
  });

  it.each([
    'Sofas & armchairs',
    'Bücher',
    'STRASSE ẞ',
    'ŒUVRES, ÆTHER, ÞING, ÐAR',
    'Мебель ЙЁЩ',
    'ΟΔΟΣ ΎΛΗ',
    'İSTANBUL ısı',
    '家具',
    'كراسي',
    'कुर्सी',
    'C++',
    '🪑 🛋️',
    'K\u212a \u212b',
    'Ｌａｍｐｓ １２',
    'x/y.z',
  ])('is known by the key the domain gives it: %j', async (name) => {
    await assertFails(add(name, `${categoryKey(name)}x`));
    await assertSucceeds(add(name));
  });

  it.each(['!!', '…', '\u3164', '---', '\u2800\u00ad'])(
    'holds something to call it by: not %j',
    async (name) => {
      await assertFails(add(name, 'x'));
      await assertFails(add(name, null));
      await assertSucceeds(add('x'));
    },
  );

  it('is free again with the category gone, or by another name', async () => {
    await remove('categories/chairs');
    await assertSucceeds(add('chairs'));
    await store({ 'categories/chairs': stored('Seats'), 'categoryNames/seats': { categoryId: 'chairs' } });
    await assertSucceeds(add('chairs'));
  });

  it('is given to a category from before there were marks', async () => {
    await store({ 'categories/old': stored('Lámps') });
    const mark = (person: Person) => setDoc(doc(as(person), 'categoryNames/lamps'), { categoryId: 'old' });
    await assertFails(mark(buyer));
    await assertSucceeds(mark(seller));
    await assertFails(add('Lamps'));
  });
});

describe('the mark of a name', () => {
  beforeEach(() => store({ 'categories/lamps': stored('Lamps'), 'categories/odd id': stored('Odd') }));
  const set = (key: string, mark: object, person: Person = seller) =>
    setDoc(doc(as(person), `categoryNames/${key}`), mark);

  it.each([
    ['of a category of another name', 'seats', { categoryId: 'lamps' }],
    ['of no category', 'lamps', { categoryId: 'none' }],
    ['of a name that another has', 'chairs', { categoryId: 'lamps' }],
    ['of a category with an odd id', 'odd', { categoryId: 'odd id' }],
    ['that says more', 'lamps', { categoryId: 'lamps', note: 'mine' }],
    ['that says nothing', 'lamps', {}],
  ])('is not set %s', async (_, key, mark) => {
    await assertFails(set(key, mark));
    await assertSucceeds(set('lamps', { categoryId: 'lamps' }));
  });

  it('is read by its key, by anyone who is signed in', async () => {
    await assertSucceeds(getDoc(doc(as(buyer), 'categoryNames/chairs')));
    await assertFails(getDoc(doc(as(null), 'categoryNames/chairs')));
  });

  it('is deleted by admins, once it marks nothing', async () => {
    const mark = (person: Person) => deleteDoc(doc(as(person), 'categoryNames/chairs'));
    await assertFails(mark(admin));
    await remove('categories/chairs');
    await assertFails(mark(seller));
    await assertSucceeds(mark(admin));
  });
});

describe('an admin who renames a category', () => {
  beforeEach(() =>
    store({ 'categories/lamps': stored('Lamps'), 'categoryNames/lamps': { categoryId: 'lamps' } }),
  );
  const rename = (name: string, key: string | null, old: string | null = null) => {
    const firestore = as(admin);
    const batch = writeBatch(firestore);
    batch.update(doc(firestore, 'categories/chairs'), { categoryname: name });
    if (key !== null) batch.set(doc(firestore, `categoryNames/${key}`), { categoryId: 'chairs' });
    if (old !== null) batch.delete(doc(firestore, `categoryNames/${old}`));
    return batch.commit();
  };

  it('takes the new name along, and frees the old one', async () => {
    await assertFails(rename('Seats', null));
    await assertFails(rename('LAMPS', 'lamps'));
    await assertFails(rename('LAMPS', null));
    await assertSucceeds(rename('Seats', 'seats', 'chairs'));
  });

  it('writes the same name another way, or gives it another picture', async () => {
    await assertSucceeds(rename('CHAIRS', null));
    const picture = { img: aPictureAddress('another', admin.uid) };
    await assertSucceeds(updateDoc(doc(as(admin), 'categories/chairs'), picture));
  });
});
