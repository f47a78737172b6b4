import { COUNTED_FIELDS, WordCount } from '@thriftline/domain/search/count-words';
import type { StoredListing } from '@thriftline/domain/search/listing';
import { FieldPath } from 'firebase-admin/firestore';
import { keepCategoryUse } from '../catalogue/categories/category-use.ts';
import type { Phase, Plan } from '../jobs/plan.ts';
import { settingsDocument } from '../settings/settings.ts';
import { type CountedListing, countListings } from './count-listings.ts';
import { forgetCount, keepCount, readCount } from './count-so-far.ts';
import { listings } from './listings.ts';
import { synonymGroups } from './shop-synonyms.ts';
import { publishVocabulary } from './vocabulary.ts';

/** Listings read at a time. */
const PAGE = 500;

/** How long a part takes at most, in milliseconds: shorter than what keeps others off a job. */
const PART_MS = 60_000;

async function listingsAfter(id: string | undefined): Promise<CountedListing[]> {
  const all = listings()
    .select(...COUNTED_FIELDS)
    .orderBy(FieldPath.documentId())
    .limit(PAGE);
  const { docs } = await (id === undefined ? all : all.startAfter(id)).get();
  return docs.map((snapshot) => ({ id: snapshot.id, listing: snapshot.data() as StoredListing }));
}

/** Counts the words and categories of all listings; the shop offers those it had before until the last one is counted. */
export const COUNT_WORDS_PHASE: Phase = {
  name: 'vocabulary',
  doPart: async (job, _after, until) => {
    const begun = (await readCount(job)) ?? {
      startedAt: job.startedAt.toMillis(),
      synonyms: synonymGroups((await settingsDocument().get()).data()),
      count: new WordCount().toPartial(),
    };
    const end = Math.min(until, Date.now() + PART_MS);
    const { now, isAll, counted } = await countListings(begun, listingsAfter, end);
    if (!isAll) {
      await keepCount(job, now);
      return { after: now.after, done: counted, failed: 0 };
    }
    const count = WordCount.from(now.count);
    await publishVocabulary(count, now.synonyms);
    await keepCategoryUse(count.usedCategories(), now.startedAt);
    await forgetCount(job);
    return { done: counted, failed: 0 };
  },
};

/** Counts the words that searches are completed and corrected by. */
export const COUNT_WORDS: Plan = { phases: [COUNT_WORDS_PHASE] };
