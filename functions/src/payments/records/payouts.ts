import { COLLECTIONS } from '@thriftline/domain/base/collections';
import type { Payout } from '@thriftline/domain/payouts/payout';
import type { SellerAccount } from '@thriftline/domain/payouts/seller-account';
import { collection, documentIn } from '../../firestore/collection.ts';

/** What sellers get; a document's id is its payment's. */
export const payouts = () => collection<Payout>(COLLECTIONS.payouts);

/** The seller's share of what was paid by one payment intent. */
export const payoutDocument = (orderId: string) => documentIn(payouts(), orderId);

/** Where sellers' money goes; a document's id is its seller's. */
export const sellerAccounts = () => collection<SellerAccount>(COLLECTIONS.sellerAccounts);

/** Where one seller's money goes. */
export const sellerAccountDocument = (uid: string) => documentIn(sellerAccounts(), uid);
