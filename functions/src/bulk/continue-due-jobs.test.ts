import { expect, it, vi } from 'vitest';
import type { Job } from '../jobs/job.ts';
import { continueDueJobs } from './continue-due-jobs.ts';

const gone = vi.hoisted(() => [] as string[]);

vi.mock('../jobs/due.ts', () => ({
  duePages: async function* () {
    for (const page of [['unknown', 'merge'], ['rename']])
      yield page.map((about) => ({ data: () => ({ kind: 'mergeCategories', about }) }));
  },
}));
vi.mock('../jobs/job.ts', () => ({
  jobs: () => ({ where: () => ({ orderBy: () => ({}) }) }),
  jobId: ({ about }: Job) => about,
  startJobOnce: async () => undefined,
}));
vi.mock('./continue-job.ts', () => ({
  continueJob: async ({ about }: Job) => {
    if (about === 'unknown') throw new Error('A former version knew this kind.');
    gone.push(about);
  },
}));

it('goes on with the jobs behind one that cannot be taken up, and fails in the end', async () => {
  await expect(continueDueJobs(Date.now() + 60_000)).rejects.toThrow('A former version knew this kind.');
  expect(gone).toEqual(['merge', 'rename']);
});
