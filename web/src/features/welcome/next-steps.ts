import { paths } from '@/config/paths.ts';

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

/** What is known of a buyer; undefined while it is not. */
export interface BuyerFacts {
  toPay: number | undefined;
  wishes: number | undefined;
}

/** What is known of a seller; undefined while it is not. */
export interface SellerFacts {
  /** Orders of their time as a buyer. */
  toPay: number | undefined;
  drafts: number | undefined;
  /** Bookings of their items that nobody paid yet. */
  booked: number | undefined;
  forSale: number | undefined;
}

const several = (count: number, one: string, many: string) => ({ count, label: count === 1 ? one : many });

function ordersToPay(toPay: number): Step[] {
  if (toPay === 0) return [];
  const hint = 'The first to pay gets it.';
  return [{ ...several(toPay, 'order to pay', 'orders to pay'), hint, to: paths.dashboard.myOrders.href() }];
}

/** What a buyer does next, the most pressing first. */
export function buyerSteps({ toPay = 0, wishes = 0 }: BuyerFacts): Step[] {
  return [
    ...ordersToPay(toPay),
    ...(wishes > 0
      ? [
          {
            ...several(wishes, 'wish on your list', 'wishes on your list'),
            hint: 'Book one before somebody else does.',
            to: paths.dashboard.wishlist.href(),
          },
        ]
      : []),
    { label: 'Browse categories', hint: 'See everything there is.', to: paths.categories.href() },
  ];
}

/** What a seller does next, the most pressing first. */
export function sellerSteps({ toPay = 0, drafts = 0, booked = 0, forSale }: SellerFacts): Step[] {
  return [
    ...ordersToPay(toPay),
    ...(booked > 0
      ? [
          {
            ...several(booked, 'booking of your items', 'bookings of your items'),
            hint: 'See who wants them and how to reach them.',
            to: paths.dashboard.myProducts.href(),
          },
        ]
      : []),
    ...(drafts > 0
      ? [
          {
            ...several(drafts, 'draft to finish', 'drafts to finish'),
            hint: 'Nobody sees it before you publish it.',
            to: paths.dashboard.myProducts.href(),
          },
        ]
      : []),
    {
      label: forSale === 0 ? 'List your first item' : 'List something else',
      hint: 'A good picture and an honest description sell best.',
      to: paths.dashboard.addProduct.href(),
    },
  ];
}

/** What an admin does next. */
export function adminSteps({ toVerify = 0 }: { toVerify: number | undefined }): Step[] {
  if (toVerify === 0) {
    return [
      {
        label: 'Look after the categories',
        hint: 'No seller waits to be verified.',
        to: paths.dashboard.categories.href(),
      },
    ];
  }
  return [
    {
      ...several(toVerify, 'seller to verify', 'sellers to verify'),
      hint: 'Verified sellers carry a badge on everything they offer.',
      to: paths.dashboard.allSellers.href(),
    },
  ];
}
