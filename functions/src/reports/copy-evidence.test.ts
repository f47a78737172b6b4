import { openConversation } from '@thriftline/domain/conversations/conversation';
import { anOpeningOfConversation, aProduct, aUser } from '@thriftline/domain/testing/builders';
import { aWebp } from '@thriftline/domain/testing/picture-files';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { copyEvidence } from './copy-evidence.ts';

/** What is stored, by path. */
const store = vi.hoisted(() => new Map<string, object>());
const update = vi.hoisted(() => vi.fn());

vi.mock('../firestore/collection.ts', () => ({
  read: async (path: string) => store.get(path),
}));
vi.mock('../conversations/conversations.ts', () => ({
  conversations: () => ({ doc: (id: string) => `conversations/${id}` }),
  messagesOf: (conversation: string) => ({
    doc: (id: string) => `conversations/${conversation}/messages/${id}`,
  }),
}));
vi.mock('../catalogue/products.ts', () => ({ productDocument: (id: string) => `products/${id}` }));
vi.mock('../accounts/users.ts', () => ({ userDocument: (id: string) => `users/${id}` }));
vi.mock('../reviews/review-documents.ts', () => ({ reviewDocument: (id: string) => `reviews/${id}` }));
vi.mock('./reports.ts', () => ({
  reportDocument: (id: string) => `reports/${id}`,
  evidenceDocument: (id: string) => `reports/${id}/evidence/copy`,
  evidencePicture: (id: string, picture: string) => `reports/${id}/evidence/picture-${picture}`,
}));
vi.mock('../platform/firebase.ts', () => ({
  firestore: () => ({
    runTransaction: (work: (transaction: object) => Promise<void>) =>
      work({ create: (path: string, data: object) => store.set(path, data), update }),
  }),
}));

const at = (ms: number) => ({ toMillis: () => ms, toDate: () => new Date(ms) });
const message = (text: string, ms: number) => ({ by: 'sal', text, at: at(ms) });
const COPY = 'reports/chair_bea_bea/evidence/copy';
const REPORT = {
  conversationId: 'chair_bea',
  reporterId: 'bea',
  reportedId: 'sal',
  messageIds: ['late', 'of-another', 'early', 'a/b'],
};

beforeEach(() => {
  update.mockReset();
  store.clear();
  store.set('reports/chair_bea_bea', REPORT);
  store.set('conversations/chair_bea', {
    ...openConversation(anOpeningOfConversation()),
    createdAt: at(0),
  });
  store.set('conversations/chair_bea/messages/early', message('Hello', 1));
  store.set('conversations/chair_bea/messages/late', message('Look at www.example.com', 2));
  store.set('conversations/lamp_bea/messages/of-another', message('Private', 1));
});

describe('what a report is about', () => {
  it('is copied from its own conversation alone', async () => {
    await copyEvidence('chair_bea_bea');
    expect(store.get(COPY)).toMatchObject({
      productname: 'Oak chair',
      reporterName: 'Bea Buyer',
      reportedName: 'Sal Seller',
      messages: [
        { id: 'early', by: 'sal', text: 'Hello', contactData: [] },
        { id: 'late', text: 'Look at www.example.com', contactData: ['link'] },
      ],
    });
  });

  it('stays as it was when it is copied again', async () => {
    await copyEvidence('chair_bea_bea');
    const copy = store.get(COPY);
    store.set('conversations/chair_bea/messages/of-another', message('Too late', 3));
    await copyEvidence('chair_bea_bea');
    expect(store.get(COPY)).toBe(copy);
  });

  it('is a review, as it was when it was reported', async () => {
    const review = {
      productId: 'chair',
      productname: 'Oak chair',
      authorName: 'Bea B.',
      stars: 1,
      publishedAt: at(1),
    };
    const report = { reviewId: 'pi_1_buyer', reporterId: 'sal', reportedId: 'bea' };
    store.set('reports/pi_1_buyer_sal', report);
    await copyEvidence('pi_1_buyer_sal');
    expect(store.has('reports/pi_1_buyer_sal/evidence/copy')).toBe(false);
    store.set('reviews/pi_1_buyer', { ...review, aboutId: 'sal', text: 'Cheat!' });
    await copyEvidence('pi_1_buyer_sal');
    expect(store.get('reports/pi_1_buyer_sal/evidence/copy')).toEqual({
      productId: 'chair',
      productname: 'Oak chair',
      reportedName: 'Bea B.',
      messages: [],
      review: { stars: 1, text: 'Cheat!', publishedAt: review.publishedAt },
    });
  });

  it('is a listing with the size of the photo that is kept, or a seller’s profile', async () => {
    store.set('reports/item_chair_bea', { itemId: 'chair', reporterId: 'bea', reportedId: 'sal' });
    store.set('products/chair', aProduct({ productname: 'Oak chair' }));
    store.set('reports/item_chair_bea/evidence/picture-listing', { by: 'sal', bytes: aWebp(8, 6) });
    await copyEvidence('item_chair_bea');
    expect(store.get('reports/item_chair_bea/evidence/copy')).toMatchObject({
      productId: 'chair',
      productname: 'Oak chair',
      listing: { photo: { width: 8, height: 6 } },
    });
    store.set('reports/item_chair_bob', { itemId: 'chair', reporterId: 'bob', reportedId: 'sal' });
    const small = { by: 'sal', bytes: aWebp(4, 3), isThumbnail: true };
    store.set('reports/item_chair_bob/evidence/picture-listing', small);
    await copyEvidence('item_chair_bob');
    expect(store.get('reports/item_chair_bob/evidence/copy')).toMatchObject({
      listing: { photo: { width: 4, height: 3, isThumbnail: true } },
    });
    store.set('reports/profile_sal_bea', { profile: true, reporterId: 'bea', reportedId: 'sal' });
    store.set('users/sal', aUser({ name: 'Sal Seller' }));
    store.set('reports/profile_sal_bea/evidence/picture-profile', { by: 'sal', bytes: aWebp(4, 4) });
    await copyEvidence('profile_sal_bea');
    expect(store.get('reports/profile_sal_bea/evidence/copy')).toMatchObject({
      reportedName: 'Sal Seller',
      profile: { status: 'Unverified', photo: { width: 4, height: 4 } },
    });
  });

  it('has the photo that could be kept only later', async () => {
    store.set('reports/item_chair_bea', { itemId: 'chair', reporterId: 'bea', reportedId: 'sal' });
    store.set('products/chair', aProduct({ productname: 'Oak chair' }));
    store.set('reports/profile_sal_bea', { profile: true, reporterId: 'bea', reportedId: 'sal' });
    store.set('users/sal', aUser({ photoURL: 'https://here' }));
    const copyBoth = async () => {
      for (const id of ['item_chair_bea', 'profile_sal_bea']) await copyEvidence(id);
    };
    await copyBoth();
    await copyBoth();
    expect(update).not.toHaveBeenCalled();
    const kept = { by: 'sal', bytes: aWebp(8, 6) };
    store.set('reports/item_chair_bea/evidence/picture-listing', kept);
    store.set('reports/profile_sal_bea/evidence/picture-profile', kept);
    await copyBoth();
    const photo = { width: 8, height: 6 };
    expect(update.mock.calls).toEqual([
      [
        'reports/item_chair_bea/evidence/copy',
        { listing: expect.objectContaining({ description: aProduct().description, photo }) },
      ],
      ['reports/profile_sal_bea/evidence/copy', { profile: { status: 'Unverified', photo } }],
    ]);
  });

  it.each(['reports/chair_bea_bea', 'conversations/chair_bea'])(
    'is not copied once %s is gone',
    async (path) => {
      store.delete(path);
      await copyEvidence('chair_bea_bea');
      expect(store.has(COPY)).toBe(false);
    },
  );
});
