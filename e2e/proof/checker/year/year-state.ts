import type { ShopState, StoredDocument } from '../state.ts';

/** A review as somebody wrote it. */
export interface WrittenReview {
  orderId: string;
  side: 'buyer' | 'seller';
  authorId: string;
  stars: number;
  at: number;
}

/** Somebody was told something. */
export interface ToldNews {
  uid: string;
  /** Of the notification: derived from what happened. */
  id: string;
  kind: string;
  orderId?: string;
  productId?: string;
  at: number;
}

/** Any document, by its path. */
export interface AnyDocument {
  path: string;
  fields: StoredDocument['fields'];
}

/** A movement of money of the platform's, as the provider books it; cents. */
export interface BalanceTransaction {
  type: string;
  /** What it brought or took, and what of it the provider keeps. */
  amount: number;
  fee: number;
}

/** What the platform's books say, as an admin reads them; cents. */
export type BooksRead = Readonly<Record<string, number>>;

/** A shop in the middle or at the end of its year. */
export interface YearState extends ShopState {
  /** Every document there is. */
  documents: readonly AnyDocument[];
  written: readonly WrittenReview[];
  told: readonly ToldNews[];
  /** Accounts that are gone, and what named them. */
  gone: readonly { uid: string; name: string; email: string }[];
  books: BooksRead;
  /** What each seller gets as a file, a row a sale. */
  statements: readonly { sellerId: string; csv: string }[];
  /** Movements on the platform's balance. */
  balance: readonly BalanceTransaction[];
}
