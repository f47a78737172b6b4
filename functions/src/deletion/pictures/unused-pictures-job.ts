import type { Plan } from '../../jobs/plan.ts';
import { deleteUnusedPictures } from './delete-unused-pictures.ts';

/** How long a part takes at most, in milliseconds: shorter than what keeps others off a job. */
const PART_MS = 60_000;

/** Goes over all pictures for those that nothing shows. */
export const DELETE_UNUSED_PICTURES: Plan = {
  phases: [
    {
      name: 'pictures',
      doPart: async (_job, after, until) => {
        const now = Date.now();
        const end = Math.min(until, now + PART_MS);
        const { deleted, failed, next } = await deleteUnusedPictures(now, { after, until: end });
        return { after: next, done: deleted.length, failed: failed.length };
      },
    },
  ],
};
