import type { StoredTime } from '../base/stored-time.ts';

/** `follows/{followerId}_{sellerId}`: somebody wants to hear of a seller's new items. The follower writes it, and alone sees it. */
export interface Follow {
  followerId: string;
  sellerId: string;
  /** What the seller was called then. */
  sellerName: string;
  createdAt: StoredTime;
}
