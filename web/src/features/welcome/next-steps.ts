import { plural, t } from '@lingui/core/macro';
import { paths } from '@thriftline/domain/base/paths';

/** Something to do next, and where. */
export interface Step {
  /** What it is, like `orders to pay` when there is a count, else in whole words. */
  label: string;
  /** How many there are. */
  count?: number;
  /** Why, or what happens then. */
  hint?: string;
  to: string;
}

/** Conversations whose offer is for the account to pay or to respond to, by id. */
interface OfferFacts {
  toPay: readonly string[];
  toAnswer: readonly string[];
}

/** What is known of a buyer; undefined while it is not. */
export interface BuyerFacts {
  offers?: OfferFacts | undefined;
  toPay: number | undefined;
  /** Orders that are on their way, by id. */
  toReceive?: readonly string[] | undefined;
  wishes: number | undefined;
}

/** What is known of a seller; undefined while it is not. */
export interface SellerFacts {
  offers?: OfferFacts | undefined;
  /** Orders of what they buy from others. */
  toPay: number | undefined;
  /** Orders that are on their way to them, by id. */
  toReceive?: readonly string[] | undefined;
  drafts: number | undefined;
  /** The one that was left the longest, for a day at least. */
  leftDraft?: { id: string; name: string; days: number } | undefined;
  /** Orders of theirs that wait to be sent, or whose buyers say that something is wrong, by id. */
  toSeeTo?: readonly string[] | undefined;
  /** Bookings of their items that nobody paid yet. */
  booked: number | undefined;
  /** Items they have listed, sold ones among them. */
  listed: number | undefined;
}

const NO_OFFERS: OfferFacts = { toPay: [], toAnswer: [] };

/** One is paid, or responded to, on its own page. */
function offersToActOn({ toPay, toAnswer }: OfferFacts): Step[] {
  const { offers, payment, messages } = paths.dashboard;
  const [agreed, ...moreAgreed] = toPay;
  const [asked, ...moreAsked] = toAnswer;
  const [accepted, open] = [toPay.length, toAnswer.length];
  return [
    ...some(accepted, {
      label: plural(accepted, { one: 'accepted offer to pay', other: 'accepted offers to pay' }),
      hint: t`The item is reserved for you until the offer expires.`,
      to: agreed === undefined || moreAgreed.length > 0 ? offers.href() : payment.href(agreed),
    }),
    ...some(open, {
      label: plural(open, { one: 'offer to respond to', other: 'offers to respond to' }),
      hint: t`Accept, decline or name another price before the offer expires.`,
      to: asked === undefined || moreAsked.length > 0 ? offers.href() : messages.with(asked),
    }),
  ];
}

function ordersToPay(toPay: number): Step[] {
  return some(toPay, {
    label: plural(toPay, { one: 'order to pay', other: 'orders to pay' }),
    hint: t`The first to pay gets it.`,
    to: paths.dashboard.myOrders.href(),
  });
}

function some(count: number, step: Omit<Step, 'count'>): Step[] {
  return count > 0 ? [{ count, ...step }] : [];
}

/** One order is on a page of its own, several are in a list. */
function ordersAt(orders: readonly string[], list: string): string {
  const [order, ...more] = orders;
  return order === undefined || more.length > 0 ? list : paths.dashboard.order.href(order);
}

function ordersToReceive(toReceive: readonly string[]): Step[] {
  const coming = toReceive.length;
  return some(coming, {
    label: plural(coming, { one: 'item on its way', other: 'items on their way' }),
    hint: t`Confirm receipt when it arrives, or report a problem.`,
    to: ordersAt(toReceive, paths.dashboard.myOrders.href()),
  });
}

/** What a buyer does next, the most pressing first. */
export function buyerSteps({
  offers = NO_OFFERS,
  toPay = 0,
  toReceive = [],
  wishes = 0,
}: BuyerFacts): Step[] {
  return [
    ...offersToActOn(offers),
    ...ordersToPay(toPay),
    ...ordersToReceive(toReceive),
    ...some(wishes, {
      label: plural(wishes, { one: 'item on your wish list', other: 'items on your wish list' }),
      hint: t`Book before someone else does.`,
      to: paths.dashboard.wishlist.href(),
    }),
    { label: t`Browse categories`, hint: t`See what’s for sale.`, to: paths.categories.href() },
  ];
}

function draftToFinish({ id, name, days }: NonNullable<SellerFacts['leftDraft']>): Step {
  return {
    label: t`Finish your draft of “${name}”`,
    hint: plural(days, {
      1: 'You left it yesterday. Only you can see it until you publish it.',
      other: 'You left it # days ago. Only you can see it until you publish it.',
    }),
    to: paths.dashboard.addProduct.draft(id),
  };
}

/** What a seller does next, the most pressing first. */
export function sellerSteps(facts: SellerFacts): Step[] {
  const { offers = NO_OFFERS, toPay = 0, toReceive = [], toSeeTo = [] } = facts;
  const { drafts = 0, leftDraft, booked = 0, listed } = facts;
  const waiting = toSeeTo.length;
  const otherDrafts = leftDraft === undefined ? drafts : drafts - 1;
  return [
    ...some(waiting, {
      label: plural(waiting, { one: 'sale to take care of', other: 'sales to take care of' }),
      hint: t`Ship it, hand it over, or resolve a problem.`,
      to: ordersAt(toSeeTo, paths.dashboard.sales.href()),
    }),
    ...offersToActOn(offers),
    ...ordersToPay(toPay),
    ...ordersToReceive(toReceive),
    ...some(booked, {
      label: plural(booked, { one: 'booking of your items', other: 'bookings of your items' }),
      hint: t`See who wants them.`,
      to: paths.dashboard.myProducts.href(),
    }),
    ...(leftDraft === undefined ? [] : [draftToFinish(leftDraft)]),
    ...some(otherDrafts, {
      label: plural(otherDrafts, { one: 'draft to finish', other: 'drafts to finish' }),
      hint: t`Only you can see it until you publish it.`,
      to: paths.dashboard.myProducts.href(),
    }),
    {
      label: listed === 0 ? t`List your first item` : t`List something else`,
      hint: t`Good photos and an honest description sell best.`,
      to: paths.dashboard.addProduct.href(),
    },
  ];
}

/** What an admin does next. */
export function adminSteps({
  toVerify,
  toDecide = 0,
  reports = 0,
}: {
  toVerify: number | undefined;
  /** Orders whose sides couldn't agree. */
  toDecide?: number | undefined;
  /** Reports that no admin has closed. */
  reports?: number | undefined;
}): Step[] {
  const decisions = [
    ...some(toDecide, {
      label: plural(toDecide, { one: 'order to decide', other: 'orders to decide' }),
      hint: t`Buyer and seller couldn’t agree.`,
      to: paths.dashboard.orderDesk.href(),
    }),
    ...some(reports, {
      label: plural(reports, { one: 'report to review', other: 'reports to review' }),
      hint: t`Messages, reviews, listings or profiles that members reported.`,
      to: paths.dashboard.reports.href(),
    }),
  ];
  if (!toVerify) {
    return [
      ...decisions,
      {
        label: t`Manage categories`,
        ...(toVerify === 0 && { hint: t`No seller is waiting for verification.` }),
        to: paths.dashboard.categories.href(),
      },
    ];
  }
  return [
    ...decisions,
    {
      count: toVerify,
      label: plural(toVerify, { one: 'seller to verify', other: 'sellers to verify' }),
      hint: t`Verified sellers have a badge on all their items.`,
      to: paths.dashboard.allSellers.href(),
    },
  ];
}
