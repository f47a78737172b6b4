import type { SellerAccount } from '@thriftline/domain/payouts/seller-account';
import { documentOf } from '@/lib/firebase/converters.ts';
import type { Stored } from '@/lib/firebase/stored.ts';
import { type LiveDocument, useLiveDocument } from '@/lib/live/use-live-document.ts';

/** Where a seller's money goes, live; `missing` until the seller has begun to say so. */
export function useSellerAccount(uid: string): LiveDocument<Stored<SellerAccount>> {
  return useLiveDocument(documentOf('sellerAccounts', uid));
}
