// @vitest-environment happy-dom
import { AppError } from '@thriftline/domain/base/errors';
import { ATTRIBUTE_NAMES } from '@thriftline/domain/catalogue/attributes/product-attributes';
import { SAMPLE_ATTRIBUTES } from '@thriftline/domain/catalogue/sample-attributes';
import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type SignedInUser, setCurrentUser } from '@/lib/account/current-user.ts';
import { addToast } from '@/lib/notices/toasts.ts';
import { uploadInTurn } from '@/lib/pictures/upload/upload-in-turn.ts';
import { allDraftsOf, discardDraft, draftsOf, saveDraft, takeInHand } from '@/outbox/drafts/drafts.ts';
import { shareDrafts } from '@/outbox/drafts/share-drafts.ts';
import { deleteOutboxDb } from '@/outbox/journal/outbox-db.ts';
import { stubLocks } from '@/outbox/testing/fake-locks.ts';
import { addProduct, freeProductId, requireProductShare } from '../api/add-product.ts';
import { publishDrafts } from './publish-drafts.ts';
import { noteWantsPublishing, wantsPublishing } from './wants-publishing.ts';

const server = vi.hoisted(() => ({ taken: [] as string[], categories: ['chairs'] }));
vi.mock('firebase/firestore', () => ({
  doc: (_firestore: object, ...path: string[]) => path.join('/'),
  waitForPendingWrites: async () => undefined,
  getDocFromServer: async (path: string) => {
    const id = path.split('/').at(-1) ?? '';
    const isThere = [...server.taken, ...server.categories].includes(id);
    return { exists: () => isThere, data: () => (isThere ? { categoryname: 'Chairs' } : undefined) };
  },
}));
vi.mock('@/lib/firebase/firestore.ts', () => ({ firestore: {} }));
vi.mock('@/lib/firebase/storage.ts', () => ({ storage: {} }));
vi.mock('@/lib/firebase/converters.ts', () => ({
  documentOf: (name: string, id: string) => `${name}/${id}`,
}));
vi.mock('@/lib/pictures/upload/upload-in-turn.ts', () => ({ uploadInTurn: vi.fn() }));
vi.mock('@/lib/calls/shop-settings.ts', () => ({
  refreshShopSettings: async () => undefined,
  shopSettings: () => ({ minPrice: 1 }),
}));
vi.mock('@/outbox/drafts/share-drafts.ts', () => ({ shareDrafts: vi.fn() }));
vi.mock('@/lib/notices/toasts.ts', () => ({ addToast: vi.fn() }));
vi.mock('../api/add-product.ts', () => ({
  addProduct: vi.fn(),
  freeProductId: vi.fn(),
  requireProductShare: vi.fn(),
}));

const picture = {
  id: 'a',
  name: 'a.jpg',
  alt: null,
  full: new Blob(['x']),
  thumb: new Blob(['x']),
  placeholder: undefined,
};
const values = {
  ...Object.fromEntries(ATTRIBUTE_NAMES.map((name) => [name, String(SAMPLE_ATTRIBUTES[name])])),
  productname: 'Oak chair',
  categoryId: 'chairs',
  pictures: [picture],
};
const wanted = (fields: object = {}) =>
  saveDraft({ id: 'd1', uid: 'sal', values, publish: { productId: 'p1' }, ...fields });
const theDraft = async () => (await allDraftsOf('sal'))[0];

beforeEach(async () => {
  await deleteOutboxDb();
  globalThis.indexedDB = new IDBFactory();
  localStorage.clear();
  vi.resetAllMocks();
  stubLocks();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  Object.assign(server, { taken: [], categories: ['chairs'] });
  setCurrentUser({
    status: 'signedIn',
    uid: 'sal',
    email: 'sal@example.com',
    emailVerified: true,
    userDoc: { name: 'Sal', status: 'Verified' },
  } as unknown as SignedInUser);
  noteWantsPublishing('sal', true);
  vi.mocked(uploadInTurn).mockResolvedValue([{ id: 'a', urls: { img: '/a', thumb: '/a' } }]);
  vi.mocked(addProduct).mockImplementation(async ({ id }, { onSending }) => {
    onSending(`products/${id}`, true);
    server.taken.push(id);
    return 'sent';
  });
});

describe('publishDrafts', () => {
  it('publishes what its seller said so of, and nothing else', async () => {
    await wanted();
    await saveDraft({ id: 'd2', uid: 'sal', values });
    expect(await publishDrafts('sal')).toBe(false);
    expect(addProduct).toHaveBeenCalledOnce();
    expect(vi.mocked(addProduct).mock.calls[0]?.[0]).toMatchObject({
      id: 'p1',
      categoryName: 'Chairs',
      input: { productname: 'Oak chair' },
      seller: { uid: 'sal', name: 'Sal', email: 'sal@example.com' },
    });
    await vi.waitFor(async () => expect((await draftsOf('sal')).map(({ id }) => id)).toEqual(['d2']));
    expect(wantsPublishing('sal')).toBe(false);
  });

  it('does not say of a product that waits to be sent that it is there', async () => {
    await wanted();
    vi.mocked(addProduct).mockResolvedValue('queued');
    await publishDrafts('sal');
    expect(addToast).toHaveBeenCalledExactlyOnceWith({
      message: '“Oak chair” will be published once we’re connected again.',
      variant: 'info',
    });
  });

  it('publishes once, in however many tabs', async () => {
    await wanted();
    await Promise.all([publishDrafts('sal'), publishDrafts('sal'), publishDrafts('sal')]);
    expect(addProduct).toHaveBeenCalledOnce();
  });

  it('sends nothing again that an earlier try brought there without hearing of it', async () => {
    await wanted({ publish: { productId: 'p1', tried: true } });
    server.taken.push('p1');
    await publishDrafts('sal');
    expect(addProduct).not.toHaveBeenCalled();
    expect(await draftsOf('sal')).toEqual([]);
  });

  it('does not publish what another device has published meanwhile, nor before it knows', async () => {
    await wanted();
    vi.mocked(shareDrafts).mockRejectedValueOnce(new Error('no answer'));
    expect(await publishDrafts('sal')).toBe(true);
    vi.mocked(shareDrafts).mockImplementationOnce(async () => discardDraft('d1'));
    expect(await publishDrafts('sal')).toBe(false);
    expect(addProduct).not.toHaveBeenCalled();
  });

  it('takes another id where a product had the one a file named', async () => {
    await wanted();
    server.taken.push('p1');
    vi.mocked(freeProductId).mockResolvedValue('another');
    await publishDrafts('sal');
    expect(freeProductId).toHaveBeenCalledExactlyOnceWith('p1', 'sal');
    expect(vi.mocked(addProduct).mock.calls[0]?.[0].id).toBe('another');
  });

  it('leaves the draft of an item that is listed already, and says so', async () => {
    await wanted();
    server.taken.push('p1');
    vi.mocked(freeProductId).mockRejectedValue(new AppError('conflict', 'This item is already listed.'));
    expect(await publishDrafts('sal')).toBe(false);
    expect(addProduct).not.toHaveBeenCalled();
    expect((await theDraft())?.refusal).toBe('This item is already listed.');
  });

  it.each([
    ['lacks something', { values: { ...values, location: '' } }, 'Fill in what’s missing'],
    [
      'names a category that is gone',
      { values: { ...values, categoryId: 'gone' } },
      'Its category no longer exists',
    ],
  ])('leaves a draft that %s, and says so', async (_what, fields, words) => {
    await wanted(fields);
    expect(await publishDrafts('sal')).toBe(false);
    expect(addProduct).not.toHaveBeenCalled();
    expect((await theDraft())?.refusal).toContain(words);
    expect((await theDraft())?.publish).toBeUndefined();
    expect(addToast).toHaveBeenCalledWith(expect.objectContaining({ variant: 'error' }));
  });

  it('says what the rules refuse at once', async () => {
    await wanted();
    vi.mocked(requireProductShare).mockRejectedValue(
      new AppError('too-many-requests', 'Your share is used up.'),
    );
    await publishDrafts('sal');
    expect((await theDraft())?.refusal).toBe('Your share is used up.');
  });

  it('gives a draft back that is refused as it is sent, with its pictures and the reason', async () => {
    await wanted();
    vi.mocked(addProduct).mockImplementation(async ({ id }, { onSending, onRefused }) => {
      onSending(`products/${id}`, true);
      await vi.waitFor(async () => expect(await theDraft()).toBeUndefined());
      await onRefused();
      throw new AppError('too-many-requests', 'Your share is used up.');
    });
    await publishDrafts('sal');
    expect(await draftsOf('sal')).toMatchObject([
      { id: 'd1', refusal: 'Your share is used up.', values: { productname: 'Oak chair' } },
    ]);
    expect((await theDraft())?.publish).toBeUndefined();
    expect((await theDraft())?.values).toMatchObject({ pictures: [{ id: 'a' }] });
  });

  it('keeps a draft that the journal does not know of, and asks the server the next time', async () => {
    await wanted();
    vi.mocked(addProduct).mockImplementation(async ({ id }, { onSending }) => {
      onSending(`products/${id}`, false);
      return 'queued';
    });
    await publishDrafts('sal');
    expect(await theDraft()).toMatchObject({ publish: { productId: 'p1', tried: true } });
    expect(wantsPublishing('sal')).toBe(true);
    // Refused meanwhile: it is tried again, and the reason told.
    vi.mocked(addProduct).mockImplementation(async ({ id }, { onSending, onRefused }) => {
      onSending(`products/${id}`, false);
      await onRefused();
      throw new AppError('permission-denied', 'Its category is closed.');
    });
    await publishDrafts('sal');
    expect(await draftsOf('sal')).toMatchObject([{ id: 'd1', refusal: 'Its category is closed.' }]);
  });

  it('throws a draft away that was sent at once, although the journal does not know of it', async () => {
    await wanted();
    vi.mocked(addProduct).mockImplementation(async ({ id }, { onSending }) => {
      onSending(`products/${id}`, false);
      return 'sent';
    });
    await publishDrafts('sal');
    expect(await draftsOf('sal')).toEqual([]);
  });

  it('goes on another time where the line breaks, with what has arrived', async () => {
    await wanted();
    const arrived = { ticket: 't1', at: 1, thumb: '/a' };
    vi.mocked(uploadInTurn).mockImplementationOnce(async (_storage, _uid, _pictures, { onArrived }) => {
      await onArrived('a', arrived);
      throw new AppError('unavailable', 'The connection was lost.');
    });
    expect(await publishDrafts('sal')).toBe(true);
    expect(wantsPublishing('sal')).toBe(true);
    expect(await theDraft()).toMatchObject({ publish: { productId: 'p1', arrived: { a: arrived } } });
    await publishDrafts('sal');
    expect(vi.mocked(uploadInTurn).mock.calls[1]?.[3].arrived).toEqual({ a: arrived });
    expect(addProduct).toHaveBeenCalledOnce();
  });

  it('stops where its seller takes the draft in hand meanwhile', async () => {
    await wanted();
    vi.mocked(uploadInTurn).mockImplementationOnce(async (_storage, _uid, _pictures, { signal }) => {
      expect(await takeInHand('d1')).toBe('yours');
      await vi.waitFor(() => expect(signal.aborted).toBe(true));
      throw signal.reason;
    });
    await publishDrafts('sal');
    expect(addProduct).not.toHaveBeenCalled();
    expect(await theDraft()).not.toHaveProperty('refusal');
  });

  it('is not taken in hand any more once it is sent', async () => {
    await wanted({ publish: { productId: 'p1', tried: true } });
    expect(await takeInHand('d1')).toBe('sending');
    expect(await takeInHand('none')).toBe('gone');
  });
});
