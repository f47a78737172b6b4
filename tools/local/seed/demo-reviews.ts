import { COLLECTIONS, reviewDocumentId } from '@thriftline/domain/base/collections';
import { invariant } from '@thriftline/domain/base/invariant';
import type { Side } from '@thriftline/domain/base/side';
import type { StoredTime } from '@thriftline/domain/base/stored-time';
import { otherSide, type Review, type Stars, shortName } from '@thriftline/domain/reviews/review';
import { countsAfter, type Profile } from '@thriftline/domain/reviews/review-sums';
import { DEMO_ACCOUNTS } from './demo-accounts.ts';
import type { DemoTexts } from './demo-texts.ts';

interface DemoReview {
  orderId: string;
  productId: string;
  productname: string;
  by: Side;
  /** Absent where the account is gone. */
  authorId?: string;
  aboutId: string;
  stars: Stars;
  text?: string;
  daysAgo: number;
  reply?: string;
}

const PAN = { orderId: 'pi_demo_9', productId: 'cast-iron-pan', productname: 'Cast iron pan, 28 cm' };

/** What people said in the demo store; most of it of orders that are older than the store. */
const REVIEWS: readonly DemoReview[] = [
  {
    ...PAN,
    by: 'buyer',
    authorId: 'demo-buyer-2',
    aboutId: 'demo-seller',
    stars: 5,
    text: 'Exactly as described, well packed, and here within two days. Seasoned like the one my grandmother had.',
    daysAgo: 0.05,
  },
  {
    ...PAN,
    by: 'seller',
    authorId: 'demo-seller',
    aboutId: 'demo-buyer-2',
    stars: 5,
    text: 'Paid right away and said so when it had arrived. A pleasure.',
    daysAgo: 0.05,
  },
  {
    orderId: 'pi_demo_old_1',
    productId: 'old-desk',
    productname: 'Writing desk',
    by: 'buyer',
    authorId: 'demo-buyer',
    aboutId: 'demo-seller',
    stars: 4,
    text: 'Sturdy and clean. One drawer sticks a little, which no photo showed.',
    daysAgo: 19,
    reply: 'Thank you for telling me. A bit of candle wax on the runner helps, I should have said so.',
  },
  {
    orderId: 'pi_demo_old_1',
    productId: 'old-desk',
    productname: 'Writing desk',
    by: 'seller',
    authorId: 'demo-seller',
    aboutId: 'demo-buyer',
    stars: 5,
    daysAgo: 19,
  },
  {
    orderId: 'pi_demo_old_2',
    productId: 'old-radio',
    productname: 'Kitchen radio',
    by: 'buyer',
    aboutId: 'demo-seller',
    stars: 5,
    text: 'Friendly handover at the station.',
    daysAgo: 41,
  },
  {
    orderId: 'pi_demo_old_3',
    productId: 'old-skates',
    productname: 'Ice skates',
    by: 'buyer',
    authorId: 'demo-buyer',
    aboutId: 'demo-seller-2',
    stars: 3,
    text: 'The blades needed more work than I had thought.',
    daysAgo: 12,
  },
];

function nameOf(uid: string): string {
  const found = DEMO_ACCOUNTS.find((account) => account.uid === uid);
  invariant(found, `there is a demo account ${uid}`);
  return found.name;
}

/** The reviews of the demo store and what they come to by account, by their paths; `ago` gives the time some days ago. */
export function demoReviews(
  ago: (days: number) => StoredTime,
  say: DemoTexts['say'],
): [path: string, data: Review | Profile][] {
  const reviews = new Map<string, Review>();
  const profiles = new Map<string, Profile>();
  for (const { authorId, daysAgo, reply, text, productname, ...said } of REVIEWS) {
    const name = authorId && say(nameOf(authorId));
    const review: Review = {
      ...said,
      productname: say(productname),
      ...(text !== undefined && { text: say(text) }),
      ...(authorId !== undefined && { authorId }),
      ...(name !== undefined && { authorName: said.by === 'buyer' ? shortName(name) : name }),
      publishedAt: ago(daysAgo),
      shown: true,
      ...(reply !== undefined && { reply: { text: say(reply), at: ago(daysAgo / 2) } }),
    };
    reviews.set(reviewDocumentId(said.orderId, said.by), review);
    const side = otherSide(said.by);
    const profile = profiles.get(said.aboutId);
    profiles.set(said.aboutId, { ...profile, [side]: countsAfter(profile?.[side], { after: review }) });
  }
  return [
    ...[...reviews].map(([id, review]): [string, Review] => [`${COLLECTIONS.reviews}/${id}`, review]),
    ...[...profiles].map(([uid, profile]): [string, Profile] => [`${COLLECTIONS.profiles}/${uid}`, profile]),
  ];
}
