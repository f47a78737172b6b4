import { onSchedule } from 'firebase-functions/scheduler';
import { markCategoryNames as markNow } from '../catalogue/category-names.ts';

/** Once a day: marks the names of categories that have no mark, so that nobody else can take them. */
export const markCategoryNames = onSchedule(
  { schedule: 'every 24 hours', timeoutSeconds: 540, maxInstances: 1 },
  async () => {
    await markNow();
  },
);
