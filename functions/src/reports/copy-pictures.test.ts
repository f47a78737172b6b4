import { aProduct, aUser, somePictures } from '@thriftline/domain/testing/builders';
import { aLosslessWebp, aWebp } from '@thriftline/domain/testing/picture-files';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { copyPictures } from './copy-pictures.ts';

/** What is stored, by path. */
const store = vi.hoisted(() => new Map<string, object>());
const REPORT = 'reports/chair_bea_bea';
/** What happens between two transactions. */
const meanwhile = vi.hoisted(() => vi.fn());

vi.mock('../firestore/collection.ts', () => ({ read: async (path: string) => store.get(path) }));
vi.mock('../conversations/conversations.ts', () => ({
  messagesOf: (conversation: string) => ({ doc: (id: string) => `${conversation}/${id}` }),
  messagePicture: (message: string, size: string) => `${message}/${size}`,
}));
vi.mock('../catalogue/products.ts', () => ({ productDocument: (id: string) => `products/${id}` }));
vi.mock('../accounts/users.ts', () => ({ userDocument: (id: string) => `users/${id}` }));
vi.mock('../pictures/pictures.ts', () => ({
  pathIn: (url: string) => url,
  ownerOf: (url: string) => (url.startsWith('https://') ? 'sal' : 'nobody'),
  bytesOf: async (url: string) => store.get(url),
}));
vi.mock('./reports.ts', () => ({
  reportDocument: (id: string) => `reports/${id}`,
  evidencePicture: (id: string, message: string) => `reports/${id}/evidence/picture-${message}`,
}));
vi.mock('../platform/firebase.ts', () => ({
  firestore: () => ({
    runTransaction: async (work: (transaction: object) => Promise<void>) => {
      await work({ set: (path: string, data: object) => store.set(path, data) });
      meanwhile();
    },
  }),
}));

beforeEach(() => {
  meanwhile.mockReset();
  store.clear();
  store.set(REPORT, { conversationId: 'chair_bea', messageIds: ['first', 'bare', 'second', 'a/b'] });
  store.set('chair_bea/first/large', { by: 'sal', bytes: aWebp(1, 1) });
  store.set('chair_bea/second/large', { by: 'sal', bytes: aWebp(2, 2) });
  store.set('lamp_bea/first/large', { by: 'sal', bytes: aWebp(3, 3) });
});
const copies = () => [...store.keys()].filter((path) => path.includes('evidence'));

it('copies the pictures of what is reported, and none besides', async () => {
  await copyPictures('chair_bea_bea');
  await copyPictures('chair_bea_bea');
  expect(store.get(`${REPORT}/evidence/picture-first`)).toEqual({ by: 'sal', bytes: aWebp(1, 1) });
  expect(copies()).toHaveLength(2);
});

it('stops where the report is deleted meanwhile, and copies nothing of one that is gone', async () => {
  meanwhile.mockImplementationOnce(() => store.delete(REPORT));
  await copyPictures('chair_bea_bea');
  expect(copies()).toHaveLength(1);
  store.clear();
  await copyPictures('chair_bea_bea');
  expect(copies()).toEqual([]);
});

it('copies no picture that an admin’s browser has no room for', async () => {
  store.set('chair_bea/second/large', { by: 'sal', bytes: aLosslessWebp(16_383, 16_383) });
  await copyPictures('chair_bea_bea');
  expect(copies()).toEqual([`${REPORT}/evidence/picture-first`]);
});

describe('of a report of a listing', () => {
  const LISTING = 'reports/item_chair_bea';
  const COPY = `${LISTING}/evidence/picture-listing`;
  const pictures = somePictures(2);
  const [first, second] = pictures;
  const { img = '', thumb = '' } = second ?? {};
  const reported = (photo: string) =>
    store.set(LISTING, { itemId: 'chair', reporterId: 'bea', reportedId: 'sal', photo });

  beforeEach(() => {
    store.set('products/chair', aProduct({ sellerId: 'sal', img: first?.img ?? '', pictures }));
    reported(img);
    store.set(img, aWebp(8, 6));
  });

  it('copies the photo that it names, once', async () => {
    await copyPictures('item_chair_bea');
    store.set(img, aWebp(9, 9));
    await copyPictures('item_chair_bea');
    expect(store.get(COPY)).toEqual({ by: 'sal', bytes: aWebp(8, 6) });
  });

  it('copies the small size of one that is too large for a document, and says that it did', async () => {
    store.set(img, new Uint8Array(900_001));
    store.set(thumb, aWebp(4, 3));
    await copyPictures('item_chair_bea');
    // Its seller uploaded both, and may have made them different pictures.
    expect(store.get(COPY)).toEqual({ by: 'sal', bytes: aWebp(4, 3), isThumbnail: true });
  });

  it('copies no file that the listing does not show, or that is in another’s folder', async () => {
    store.set('https://elsewhere', aWebp(8, 6));
    reported('https://elsewhere');
    await copyPictures('item_chair_bea');
    reported(img);
    store.set('products/chair', aProduct({ sellerId: 'sue', img: first?.img ?? '', pictures }));
    await copyPictures('item_chair_bea');
    expect(copies()).toEqual([]);
  });
});

describe('of a report of a profile', () => {
  const PROFILE = 'reports/profile_sal_bea';
  const COPY = `${PROFILE}/evidence/picture-profile`;
  const photoURL = 'https://here/images%2Fsal%2Fsal-1600.webp?alt=media&token=7';
  const withPhoto = (url?: string) => store.set('users/sal', aUser({ ...(url && { photoURL: url }) }));

  beforeEach(() => {
    store.set(PROFILE, { profile: true, reporterId: 'bea', reportedId: 'sal' });
    withPhoto(photoURL);
    store.set(photoURL, aWebp(8, 6));
  });

  it('copies the photo of the account, once', async () => {
    await copyPictures('profile_sal_bea');
    store.set(photoURL, aWebp(9, 9));
    await copyPictures('profile_sal_bea');
    expect(store.get(COPY)).toEqual({ by: 'sal', bytes: aWebp(8, 6) });
  });

  it('copies the small size of one that is too large, and says that it did', async () => {
    store.set(photoURL, new Uint8Array(900_001));
    store.set('https://here/images%2Fsal%2Fsal-480.webp?alt=media', aWebp(4, 3));
    await copyPictures('profile_sal_bea');
    expect(store.get(COPY)).toEqual({ by: 'sal', bytes: aWebp(4, 3), isThumbnail: true });
  });

  it('copies none of an account that has none, or is gone', async () => {
    withPhoto();
    await copyPictures('profile_sal_bea');
    store.delete('users/sal');
    await copyPictures('profile_sal_bea');
    expect(copies()).toEqual([]);
  });
});
