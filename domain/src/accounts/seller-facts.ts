import { t } from '@lingui/core/macro';
import type { AnswerTime } from './answer-time.ts';

/** What is said of a seller who is not there, was shut out, is leaving, or does not sell. */
export const sellerGone = () => t`This seller is no longer here.`;

/** What the page of a seller says of them: nothing of it is about one buyer, sale or conversation. */
export interface SellerFacts {
  name: string;
  /** Whether an admin vouches for them. */
  verified: boolean;
  /** When they joined, in milliseconds since 1970. */
  since: number;
  /** How many items they have sold. */
  sold: number;
  /** Where their newest item is; absent while nothing is for sale. */
  place?: string;
  /** Their photo, where they uploaded one. */
  photo?: string;
  /** What they say of themselves, and of how they sell. */
  about?: string;
  policies?: string;
  /** How long they usually take to answer; absent while too few have asked. */
  answers?: AnswerTime;
  /** How many follow them: said to themselves alone. */
  followers?: number;
  /** Whether the one that asks may write to them about what is for sale. */
  mayAsk: boolean;
}
