import type { Violation } from '../state.ts';
import { LATE_MS } from './check-timers.ts';
import { phasesOf } from './order-phases.ts';
import type { AnyDocument, WrittenReview, YearState } from './year-state.ts';

const MINUTE_MS = 60_000;
const REVIEW_DAYS_MS = 14 * 24 * 60 * MINUTE_MS;
/** Between what the play's clock says and what is stored. */
const TOLERANCE_MS = 5 * MINUTE_MS;
const STARS = [1, 2, 3, 4, 5];

const idOf = ({ path }: AnyDocument) => path.slice(path.lastIndexOf('/') + 1);
const inCollection = (documents: readonly AnyDocument[], name: string) =>
  documents.filter(({ path }) => path.startsWith(`${name}/`) && path.split('/').length === 2);

/** When a review is to be published: once the other side has written theirs, or two weeks after the end of the order. */
function publishAt({ orders, written }: YearState, review: WrittenReview): number | undefined {
  const order = orders.find(({ id }) => id === review.orderId);
  const released = order && phasesOf(order).find(({ state }) => state === 'released')?.from;
  if (released === undefined) return undefined;
  const other = written.find(({ orderId, side }) => orderId === review.orderId && side !== review.side);
  const end = released + REVIEW_DAYS_MS;
  return other ? Math.min(end, Math.max(other.at, review.at)) : end;
}

function checkPublished(state: YearState): Violation[] {
  const published = new Map(inCollection(state.documents, 'reviews').map((one) => [idOf(one), one.fields]));
  const gone = new Set(state.gone.map(({ uid }) => uid));
  const ofWritten = state.written.flatMap((review): Violation[] => {
    const { orderId, side, authorId, stars } = review;
    const subject = `${orderId}_${side}`;
    const problem = (rule: string, detail: string) => [{ rule, subject, detail }];
    const due = publishAt(state, review);
    const order = state.orders.find(({ id }) => id === orderId)?.fields;
    if (due === undefined || order === undefined) return problem('review-too-soon', 'the order was not over');
    const fields = published.get(subject);
    const isOfGone = gone.has(String(order.buyerId)) || gone.has(String(order.sellerId));
    if (fields === undefined) {
      return state.now > due + LATE_MS && !isOfGone ? problem('review-missing', `due ${new Date(due)}`) : [];
    }
    const at = Number(fields.publishedAt);
    if (at < due - TOLERANCE_MS) return problem('review-early', `${new Date(at)}, due ${new Date(due)}`);
    if (at > due + LATE_MS) return problem('review-late', `${new Date(at)}, due ${new Date(due)}`);
    if (fields.stars !== stars)
      return problem('review-differs', `${String(fields.stars)} stars, not ${stars}`);
    const isNamed = fields.authorId === authorId || (gone.has(authorId) && fields.authorId === undefined);
    return isNamed ? [] : problem('review-differs', `of ${String(fields.authorId)}, not ${authorId}`);
  });
  const known = new Set(state.written.map(({ orderId, side }) => `${orderId}_${side}`));
  const ofNobody = [...published.keys()]
    .filter((id) => !known.has(id))
    .map((subject) => ({ rule: 'review-without-author', subject, detail: 'nobody wrote it' }));
  return [...ofWritten, ...ofNobody];
}

/** Nothing stays sealed that both have written, or whose time is over. */
function checkSealed({ documents, now }: YearState): Violation[] {
  const sealed = documents.filter(({ path }) => /^orders\/[^/]+\/sealedReviews\//.test(path));
  return sealed.flatMap(({ path, fields }): Violation[] => {
    const orderPath = path.split('/').slice(0, 3).join('/');
    const both = sealed.filter((other) => other.path.startsWith(`${orderPath}/`)).length === 2;
    return both || Number(fields.publishAt) + LATE_MS < now
      ? [{ rule: 'review-sealed-on', subject: path, detail: both ? 'both are there' : 'its time is over' }]
      : [];
  });
}

/** What the reviews of each account come to is what a recount of those that are shown says, for each of its sides. */
function checkSums({ documents }: YearState): Violation[] {
  const reviews = inCollection(documents, 'reviews').map(({ fields }) => fields);
  const profiles = new Map(inCollection(documents, 'profiles').map((one) => [idOf(one), one.fields]));
  const people = new Set([...profiles.keys(), ...reviews.map(({ aboutId }) => String(aboutId))]);
  return [...people].flatMap((uid) =>
    (['buyer', 'seller'] as const).flatMap((side): Violation[] => {
      const said = (profiles.get(uid)?.[side] ?? STARS.map(() => 0)) as number[];
      const shown = reviews.filter((one) => one.aboutId === uid && one.by !== side && one.shown === true);
      const counted = STARS.map((stars) => shown.filter((one) => one.stars === stars).length);
      return said.join() === counted.join()
        ? []
        : [{ rule: 'review-sums', subject: `${uid} as ${side}`, detail: `${said} instead of ${counted}` }];
    }),
  );
}

/** Reviews come out when they should, as they were written, and sums are those of what is shown. */
export function checkReviews(state: YearState): Violation[] {
  return [...checkPublished(state), ...checkSealed(state), ...checkSums(state)];
}
