import { type AfterSaleFaults, planAfterSaleFaults } from './fault-plan.ts';
import type { Random } from './random.ts';

/** What somebody does about something that is paid. */
export type AfterSaleDeed =
  | 'ship'
  | 'handOver'
  | 'receive'
  | 'buyerCancels'
  | 'sellerCancels'
  | 'report'
  | 'withdraw'
  | 'sellerRefunds'
  | 'adminRefundsOrder'
  | 'adminReleases'
  | 'adminSplits'
  /** As in the race: an admin, the provider's dashboard, the bank. */
  | 'refund'
  | 'refundInDashboard'
  | 'refundReturned'
  | 'paymentIsDisputed'
  | 'disputeIsLost'
  | 'disputeIsWon'
  /** The seller sets up how they are paid; the provider holds the account, and lets it go. */
  | 'sellerSetsUp'
  | 'accountIsHeld'
  | 'accountIsReady';

/** One deed, which of what there is then it is about, and from how many pages at once it is done. */
export interface AfterSaleAct {
  deed: AfterSaleDeed;
  pick: number;
  tabs: 1 | 2;
}

/** Deeds that happen at the same moment, and how far time goes ahead then. */
export interface AfterSaleRound {
  acts: AfterSaleAct[];
  /** Whether the scheduled functions run among them. */
  isSwept: boolean;
  daysAfter: number;
}

/** What the shop keeps of a sale: per cent, and dollars on top. */
export interface FeePlan {
  feePercent: number;
  feeFixed: number;
}

/** What becomes of what was sold. */
export interface AfterSalePlan {
  fee: FeePlan;
  rounds: AfterSaleRound[];
  faults: AfterSaleFaults;
  /** Whether the seller's account takes money in the first round, and at the end of it all. */
  beginsReady: boolean;
  endsReady: boolean;
}

/** How an order goes, one deed a round; where it is silent for longer, the clock goes on. */
const STORIES: readonly [readonly AfterSaleDeed[], ...(readonly AfterSaleDeed[])[]] = [
  ['handOver'],
  ['receive'],
  ['ship', 'receive'],
  ['ship', 'receive'],
  ['ship'],
  ['ship', 'report', 'withdraw'],
  ['ship', 'report', 'sellerRefunds'],
  ['ship', 'report', 'adminRefundsOrder'],
  ['ship', 'report', 'adminReleases'],
  ['ship', 'report', 'adminSplits'],
  ['ship', 'report', 'adminSplits'],
  ['buyerCancels'],
  [],
];

/** What others do beside it, or somebody in the wrong moment. */
const MISCHIEF: readonly [AfterSaleDeed, ...AfterSaleDeed[]] = [
  'refund',
  'refund',
  'refundInDashboard',
  'refundReturned',
  'paymentIsDisputed',
  'paymentIsDisputed',
  'paymentIsDisputed',
  'disputeIsLost',
  'disputeIsWon',
  'disputeIsWon',
  'accountIsHeld',
  'accountIsReady',
  'sellerSetsUp',
  'receive',
  'sellerCancels',
  'withdraw',
  'handOver',
];

/** What happens late, when some sellers have their money. */
const LATE: readonly [AfterSaleDeed, ...AfterSaleDeed[]] = [
  'refund',
  'refundInDashboard',
  'paymentIsDisputed',
  'paymentIsDisputed',
];
const LAST: readonly [AfterSaleDeed, ...AfterSaleDeed[]] = ['disputeIsWon', 'disputeIsLost', 'refund'];

const ROUNDS = 5;
/** More orders than a run has. */
const ORDERS = 9;

function anAct(random: Random, deed: AfterSaleDeed, pick: number): AfterSaleAct {
  return { deed, pick, tabs: random.chance(0.3) ? 2 : 1 };
}

/** What happens to each order in each round. */
function storyActs(random: Random): AfterSaleAct[][] {
  const acts = Array.from({ length: ROUNDS }, (): AfterSaleAct[] => []);
  for (let order = 0; order < ORDERS; order += 1) {
    const begin = random.between(0, 1);
    for (const [step, deed] of random.pick(STORIES).entries()) {
      acts[begin + step]?.push(anAct(random, deed, order));
    }
  }
  return acts;
}

/** Draws what becomes of what was sold. */
export function planAfterSale(random: Random): AfterSalePlan {
  const rounds = storyActs(random).map((acts): AfterSaleRound => {
    const others = Array.from({ length: random.between(0, 3) }, () =>
      anAct(random, random.pick(MISCHIEF), random.between(0, 99)),
    );
    // Few states last longer than three days without anybody's doing.
    return {
      acts: [...acts, ...others],
      isSwept: random.chance(0.5),
      daysAfter: random.pick([0, 0, 1, 2, 4]),
    };
  });
  // An admin decides once the two have had their days to settle it.
  for (const [index, { acts }] of rounds.entries()) {
    const reported = acts.filter(({ deed }) => deed === 'report').map(({ pick }) => pick);
    const next = rounds[index + 1]?.acts ?? [];
    const isSplit = next.some(({ deed, pick }) => deed === 'adminSplits' && reported.includes(pick));
    const round = rounds[index];
    if (isSplit && round) round.daysAfter = Math.max(round.daysAfter, 4);
  }
  for (let late = 0; late < 3; late += 1) {
    rounds[ROUNDS - 2]?.acts.push(anAct(random, random.pick(LATE), random.between(0, 99)));
  }
  rounds[ROUNDS - 1]?.acts.push(anAct(random, random.pick(LAST), random.between(0, 99)));
  return {
    fee: random.pick<FeePlan>([
      { feePercent: 0, feeFixed: 0 },
      { feePercent: 5, feeFixed: 0.3 },
      { feePercent: 5, feeFixed: 0.3 },
      { feePercent: 7.25, feeFixed: 0 },
      // More than the cheapest items cost.
      { feePercent: 50, feeFixed: 20 },
    ]),
    rounds,
    beginsReady: random.chance(0.7),
    faults: planAfterSaleFaults(random, rounds.length),
    endsReady: random.chance(0.85),
  };
}
