import type { Deal, FeeRuleFrom } from '../checker/state.ts';
import type { ToldNews, WrittenReview } from '../checker/year/year-state.ts';

/** What the year's people did and were told, for the checker: it asks the shop about none of it. */
export interface YearLog {
  feeRules: FeeRuleFrom[];
  written: WrittenReview[];
  /** Ids of refunds of a part of the price that somebody made in the provider's dashboard. */
  byHand: Set<string>;
  /** What was done about each offer, as it was stored. */
  dealtEver: Deal[];
  /** Each notification as it came. */
  told: ToldNews[];
  /** Who asked for their account to be deleted, by then not refused. */
  leaving: Map<string, number>;
  /** What people tried and the shop refused, by what it said. */
  refusals: Map<string, number>;
}

/** An empty one. */
export function newLog(): YearLog {
  return {
    feeRules: [],
    written: [],
    byHand: new Set(),
    dealtEver: [],
    told: [],
    leaving: new Map(),
    refusals: new Map(),
  };
}
