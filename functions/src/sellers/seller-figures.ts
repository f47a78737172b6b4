import {
  type AnswerTime,
  MOST_CONVERSATIONS,
  type Question,
  usualAnswerTime,
} from '@thriftline/domain/accounts/answer-time';
import type { Conversation } from '@thriftline/domain/conversations/conversation';
import { products } from '../catalogue/products.ts';
import { conversations } from '../conversations/conversations.ts';
import { memoizeBy } from '../platform/memoize-by.ts';
import { listings } from '../search/listings.ts';

const KEPT_MS = 10 * 60_000;
const MOST_KEPT = 500;

/** What is counted of a seller. */
export interface SellerFigures {
  sold: number;
  /** Where their newest item is. */
  place: string | undefined;
  answers: AnswerTime | undefined;
}

/** What of a conversation says how long its buyer waited. */
const ASKED = [
  'buyerId',
  'sellerId',
  'createdAt',
  'count',
  'lastBy',
  'firstAnswerAt',
  'gone',
] as const satisfies readonly (keyof Conversation)[];

/** The question a conversation began with; undefined where its seller began, or nobody can say. */
function questionOf({
  buyerId,
  sellerId,
  createdAt,
  count,
  lastBy,
  firstAnswerAt,
  gone,
}: Pick<Conversation, (typeof ASKED)[number]>): Question | undefined {
  if (count === 0 || firstAnswerAt === null) return undefined;
  // Who has answered without a note of when, and who could not any more, says nothing.
  if (firstAnswerAt === undefined && (lastBy === sellerId || gone !== undefined)) return undefined;
  return { askerId: buyerId, askedAt: createdAt.toMillis(), answeredAt: firstAnswerAt?.toMillis() };
}

async function questionsTo(sellerId: string): Promise<Question[]> {
  const { docs } = await conversations()
    .where('sellerId', '==', sellerId)
    .orderBy('createdAt', 'desc')
    .limit(MOST_CONVERSATIONS)
    .select(...ASKED)
    .get();
  return docs.flatMap((snapshot) => questionOf(snapshot.data() as Conversation) ?? []);
}

async function countSold(sellerId: string): Promise<number> {
  const sold = products().where('sellerId', '==', sellerId).where('availability', '==', true);
  return (await sold.count().get()).data().count;
}

async function placeOfNewest(sellerId: string): Promise<string | undefined> {
  const { docs } = await listings()
    .where('sellerId', '==', sellerId)
    .orderBy('createdAt', 'desc')
    .orderBy('resaleprice', 'desc')
    .limit(1)
    .select('location')
    .get();
  return docs[0]?.data().location;
}

/** The figures of a seller, remembered for ten minutes: a page that many look at costs some 50 reads in that time. */
export const sellerFigures: (sellerId: string) => Promise<SellerFigures> = memoizeBy(
  async (sellerId) => {
    const [sold, place, questions] = await Promise.all([
      countSold(sellerId),
      placeOfNewest(sellerId),
      questionsTo(sellerId),
    ]);
    return { sold, place, answers: usualAnswerTime(questions, Date.now()) };
  },
  { forMs: KEPT_MS, most: MOST_KEPT },
);
