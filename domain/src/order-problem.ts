/** What may be wrong with an item that was sent. */
export const ORDER_PROBLEMS = ['notArrived', 'damaged', 'notAsDescribed', 'wrongItem', 'other'] as const;
/** One of them. */
export type OrderProblemReason = (typeof ORDER_PROBLEMS)[number];

/** What each is called on screen. */
export const ORDER_PROBLEM_LABELS: Record<OrderProblemReason, string> = {
  notArrived: 'It did not arrive',
  damaged: 'It arrived damaged',
  notAsDescribed: 'It is not as described',
  wrongItem: 'It is another item',
  other: 'Something else',
};

/** What a buyer says is wrong. */
export interface OrderProblem {
  reason: OrderProblemReason;
  text: string;
}
