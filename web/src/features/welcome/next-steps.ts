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

const several = (count: number, one: string, many: string) => ({ count, label: count === 1 ? one : many });

const NO_OFFERS: OfferFacts = { toPay: [], toAnswer: [] };

/** One is paid, or responded to, on its own page. */
function offersToActOn({ toPay, toAnswer }: OfferFacts): Step[] {
  const { offers, payment, messages } = paths.dashboard;
  const [agreed, ...moreAgreed] = toPay;
  const [asked, ...moreAsked] = toAnswer;
  return [
    ...some(toPay.length, {
      one: 'accepted offer to pay',
      many: 'accepted offers to pay',
      hint: 'The item is reserved for you until the offer expires.',
      to: agreed === undefined || moreAgreed.length > 0 ? offers.href() : payment.href(agreed),
    }),
    ...some(toAnswer.length, {
      one: 'offer to respond to',
      many: 'offers to respond to',
      hint: 'Accept, decline or name another price before the offer expires.',
      to: asked === undefined || moreAsked.length > 0 ? offers.href() : messages.with(asked),
    }),
  ];
}

function ordersToPay(toPay: number): Step[] {
  if (toPay === 0) return [];
  const hint = 'The first to pay gets it.';
  return [{ ...several(toPay, 'order to pay', 'orders to pay'), hint, to: paths.dashboard.myOrders.href() }];
}

function some(count: number, step: Omit<Step, 'count' | 'label'> & { one: string; many: string }): Step[] {
  const { one, many, ...rest } = step;
  return count > 0 ? [{ ...several(count, one, many), ...rest }] : [];
}

/** One order is on a page of its own, several are in a list. */
function ordersAt(orders: readonly string[], list: string): string {
  const [order, ...more] = orders;
  return order === undefined || more.length > 0 ? list : paths.dashboard.order.href(order);
}

function ordersToReceive(toReceive: readonly string[]): Step[] {
  return some(toReceive.length, {
    one: 'item on its way',
    many: 'items on their way',
    hint: 'Confirm receipt when it arrives, or report a problem.',
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
    ...(wishes > 0
      ? [
          {
            ...several(wishes, 'item on your wish list', 'items on your wish list'),
            hint: 'Book before someone else does.',
            to: paths.dashboard.wishlist.href(),
          },
        ]
      : []),
    { label: 'Browse categories', hint: 'See what’s for sale.', to: paths.categories.href() },
  ];
}

function draftToFinish({ id, name, days }: NonNullable<SellerFacts['leftDraft']>): Step {
  return {
    label: `Finish your draft of “${name}”`,
    hint: `You left it ${days === 1 ? 'yesterday' : `${days} days ago`}. Only you can see it until you publish it.`,
    to: paths.dashboard.addProduct.draft(id),
  };
}

/** What a seller does next, the most pressing first. */
export function sellerSteps(facts: SellerFacts): Step[] {
  const { offers = NO_OFFERS, toPay = 0, toReceive = [], toSeeTo = [] } = facts;
  const { drafts = 0, leftDraft, booked = 0, listed } = facts;
  const otherDrafts = leftDraft === undefined ? drafts : drafts - 1;
  return [
    ...some(toSeeTo.length, {
      one: 'sale to take care of',
      many: 'sales to take care of',
      hint: 'Ship it, hand it over, or resolve a problem.',
      to: ordersAt(toSeeTo, paths.dashboard.sales.href()),
    }),
    ...offersToActOn(offers),
    ...ordersToPay(toPay),
    ...ordersToReceive(toReceive),
    ...(booked > 0
      ? [
          {
            ...several(booked, 'booking of your items', 'bookings of your items'),
            hint: 'See who wants them.',
            to: paths.dashboard.myProducts.href(),
          },
        ]
      : []),
    ...(leftDraft === undefined ? [] : [draftToFinish(leftDraft)]),
    ...(otherDrafts > 0
      ? [
          {
            ...several(otherDrafts, 'draft to finish', 'drafts to finish'),
            hint: 'Only you can see it until you publish it.',
            to: paths.dashboard.myProducts.href(),
          },
        ]
      : []),
    {
      label: listed === 0 ? 'List your first item' : 'List something else',
      hint: 'Good photos and an honest description sell best.',
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
      one: 'order to decide',
      many: 'orders to decide',
      hint: 'Buyer and seller couldn’t agree.',
      to: paths.dashboard.orderDesk.href(),
    }),
    ...some(reports, {
      one: 'report to review',
      many: 'reports to review',
      hint: 'Messages, reviews, listings or profiles that members reported.',
      to: paths.dashboard.reports.href(),
    }),
  ];
  if (!toVerify) {
    return [
      ...decisions,
      {
        label: 'Manage categories',
        ...(toVerify === 0 && { hint: 'No seller is waiting for verification.' }),
        to: paths.dashboard.categories.href(),
      },
    ];
  }
  return [
    ...decisions,
    {
      ...several(toVerify, 'seller to verify', 'sellers to verify'),
      hint: 'Verified sellers have a badge on all their items.',
      to: paths.dashboard.allSellers.href(),
    },
  ];
}
