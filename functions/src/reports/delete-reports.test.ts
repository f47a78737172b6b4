import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { beforeEach, expect, it, vi } from 'vitest';
import { deleteReports } from './delete-reports.ts';

const deleted = vi.hoisted(() => [] as string[]);

vi.mock('./reports.ts', () => ({
  evidenceDocument: (id: string) => `${id}/copy`,
  evidencePicture: (id: string, picture: string) => `${id}/picture-${picture}`,
}));
vi.mock('../platform/firebase.ts', () => ({
  firestore: () => {
    const batch: string[] = [];
    return {
      batch: () => ({
        delete: (path: string | { id: string }) => batch.push(typeof path === 'string' ? path : path.id),
        commit: async () => deleted.push(batch.join(' ')),
      }),
    };
  },
}));

beforeEach(() => {
  deleted.length = 0;
});

it.each([
  ['item_chair_bea', { itemId: 'chair' }, ['picture-listing']],
  ['profile_sal_bea', { profile: true }, ['picture-profile']],
  ['pi_1_buyer_sal', { reviewId: 'pi_1_buyer' }, []],
  ['chair_bea_bea', { messageIds: ['m1', 'm2'] }, ['picture-m1', 'picture-m2']],
])('%s is deleted at once with what was kept for it', async (id, data, pictures) => {
  const report = { ref: { id }, data: () => data };
  const result = await deleteReports([report as unknown as QueryDocumentSnapshot]);
  expect(result).toEqual({ done: 1, failed: 0 });
  const kept = [...pictures, 'copy'].map((name) => `${id}/${name}`);
  expect(deleted).toEqual([[...kept, id].join(' ')]);
});
