import { msg } from '@lingui/core/macro';
import { lookedUp } from '../base/locale/looked-up.ts';
import type { MessagePicture } from '../pictures/message-picture.ts';

/** What may be wrong with an item that was sent. */
export const ORDER_PROBLEMS = ['notArrived', 'damaged', 'notAsDescribed', 'wrongItem', 'other'] as const;
/** One of them. */
export type OrderProblemReason = (typeof ORDER_PROBLEMS)[number];

/** What each is called on screen. */
export const ORDER_PROBLEM_LABELS = lookedUp<OrderProblemReason>({
  notArrived: msg`It didn’t arrive`,
  damaged: msg`It arrived damaged`,
  notAsDescribed: msg`It isn’t as described`,
  wrongItem: msg`It’s the wrong item`,
  other: msg`Something else`,
});

/** Most pictures of it. */
export const MAX_PROBLEM_PICTURES = 4;

/** What a buyer says is wrong. */
export interface OrderProblem {
  reason: OrderProblemReason;
  text: string;
  /** Of each picture its size; problem-picture.ts says where it is. */
  pictures?: readonly MessagePicture[];
}
