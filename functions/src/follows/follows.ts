import { COLLECTIONS } from '@thriftline/domain/base/collections';
import type { Follow } from '@thriftline/domain/sellers/follow';
import type { SellerNews } from '@thriftline/domain/sellers/seller-news';
import { collection, documentIn } from '../firestore/collection.ts';

/** Who wants to hear of whose new items. */
export const follows = () => collection<Follow>(COLLECTIONS.follows);

/** One of them. */
export const followDocument = (id: string) => documentIn(follows(), id);

/** Those of everybody who follows a seller. */
export const followsOf = (sellerId: string) => follows().where('sellerId', '==', sellerId);

/** What of sellers' items their followers are to hear of, under the sellers' ids. */
export const sellerNews = () => collection<SellerNews>(COLLECTIONS.sellerNews);

/** That of one seller. */
export const sellerNewsDocument = (sellerId: string) => documentIn(sellerNews(), sellerId);
