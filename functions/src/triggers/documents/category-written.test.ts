import { expect, it, vi } from 'vitest';
import { startJob } from '../../jobs/job.ts';
import type { DocumentChange } from '../events/document-event.ts';
import { categoryWritten } from './category-written.ts';

vi.mock('firebase-functions/logger', () => ({ warn: vi.fn() }));
vi.mock('../../accounts/principal.ts', () => ({ personOf: () => 'ada' }));
vi.mock('../../catalogue/audit-catalogue.ts', () => ({ auditCategory: vi.fn() }));
vi.mock('../../jobs/job.ts', () => ({ startJob: vi.fn() }));
vi.mock('../../platform/firebase.ts', () => ({
  firestore: () => ({ runTransaction: (work: (transaction: object) => Promise<void>) => work({}) }),
}));

const snapshot = (data?: object) => ({
  exists: data !== undefined,
  data: () => data,
  ref: { path: 'categories/chairs', parent: { id: 'categories' } },
});
const written = (before: object | undefined, after: object) =>
  categoryWritten({
    ...{ id: 'e', time: '2026-11-28T12:00:00Z', documentId: 'chairs' },
    data: { before: snapshot(before), after: snapshot(after) },
  } as unknown as DocumentChange);

const CHAIRS = { categoryname: 'Chairs' };

it.each<[string, object | undefined, number]>([
  ['nothing where it is new', undefined, 0],
  ['nothing where only its photo is new', CHAIRS, 0],
  ['its name where that was another', { categoryname: 'Seats' }, 1],
  ['its name where it had none', { categoryname: 7 }, 1],
])('brings to the products of a category %s', async (_what, before, jobs) => {
  vi.mocked(startJob).mockReset();
  await written(before, CHAIRS);
  expect(startJob).toHaveBeenCalledTimes(jobs);
});
