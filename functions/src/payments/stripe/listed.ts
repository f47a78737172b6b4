/** A thing that one of Stripe's lists holds. */
export interface Listed<T> {
  /** What Stripe calls it: a list can be gone on with after it. */
  id: string;
  /** What it is; undefined when it is none of this shop's. */
  item: T | undefined;
}

/** A stretch of time in one of Stripe's lists (milliseconds since 1970), and after what to go on in it. */
export interface ListRange {
  since: number;
  until: number;
  after?: string | undefined;
}

/** Objects that a page of Stripe's lists holds at most. */
const PAGE = 100;

/** What is asked of a list of Stripe's. */
export function listParameters({ since, until, after }: ListRange) {
  return {
    // Until the end of the second: Stripe counts in seconds.
    created: { gte: Math.floor(since / 1000), lte: Math.ceil(until / 1000) },
    limit: PAGE,
    ...(after === undefined ? {} : { starting_after: after }),
  };
}
