import { FieldValue } from 'firebase-admin/firestore';
import type { ToldNews } from '../checker/year/year-state.ts';
import { ADMINS } from './people.ts';
import { ask, HOUR_MS, isThere, type Play } from './play.ts';

const DAY_HOURS = 24;

/** Writes a review as the page does where the rules let it: the order is complete, and not for too long. */
async function write(play: Play, orderId: string, authorId: string): Promise<void> {
  const { world, random, log } = play;
  const { firestore, clock } = world;
  const order = await firestore.doc(`orders/${orderId}`).get();
  const until = order.get('reviewUntil');
  const isOpen = order.get('state') === 'released' && until?.toMillis() > clock.now();
  if (!isOpen || !(await isThere(play, authorId))) return;
  const side = order.get('buyerId') === authorId ? 'buyer' : 'seller';
  const place = firestore.doc(`orders/${orderId}/sealedReviews/${side}`);
  const published = await firestore.doc(`reviews/${orderId}_${side}`).get();
  if ((await place.get()).exists || published.exists) return;
  const stars = random.pick([5, 5, 5, 4, 4, 3, 2, 1]);
  const text = random.chance(0.6) ? { text: 'It came as it was described.' } : {};
  const createdAt = FieldValue.serverTimestamp();
  await place.set({ authorId, stars, ...text, publishAt: until, createdAt });
  log.written.push({ orderId, side, authorId, stars, at: clock.now() });
}

/** The reviewed member replies, or reports it, and an admin hides it, maybe for a while. */
async function react(play: Play, reviewId: string, uid: string): Promise<void> {
  const { world, random, agenda } = play;
  const { firestore } = world;
  const document = firestore.doc(`reviews/${reviewId}`);
  const review = await document.get();
  if (!review.exists || !(await isThere(play, uid))) return;
  if (random.chance(0.3)) {
    await document.update({ reply: { text: 'Thank you!', at: FieldValue.serverTimestamp() } });
  }
  const authorId = review.get('authorId');
  if (authorId === undefined || !random.chance(0.12)) return;
  await firestore.doc(`reports/${reviewId}_${uid}`).set({
    reviewId,
    reporterId: uid,
    reportedId: authorId,
    reason: 'untrue',
    state: 'open',
    createdAt: FieldValue.serverTimestamp(),
  });
  const decide = (shown: boolean) => async () => {
    const reason = shown ? 'It was right after all.' : 'It names a third person.';
    await ask(play, random.pick(ADMINS), 'moderateReview', { reviewId, shown, reason });
  };
  agenda.after(random.between(10, 90) * HOUR_MS, decide(false));
  if (random.chance(0.3)) agenda.after(random.between(100, 300) * HOUR_MS, decide(true));
}

/** What people do once they are told of something about reviews. */
export function hearOfReviews(play: Play, { uid, kind, id, orderId }: ToldNews): void {
  const { random, agenda } = play;
  if (kind === 'reviewOpen' && orderId !== undefined) {
    // On the last day, too, and after it: then the page does not let them any more.
    const hours = random.chance(0.1)
      ? random.between(13 * DAY_HOURS, 15 * DAY_HOURS)
      : random.between(1, 13 * DAY_HOURS);
    if (random.chance(0.6)) agenda.after(hours * HOUR_MS, () => write(play, orderId, uid));
  }
  if (kind === 'reviewPublished') {
    const reviewId = id.replace(/^reviewPublished_/, '').replace(/_1$/, '');
    agenda.after(random.between(2, 100) * HOUR_MS, () => react(play, reviewId, uid));
  }
}
