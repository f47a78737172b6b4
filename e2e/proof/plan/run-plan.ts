import { type AfterSalePlan, planAfterSale } from './after-sale-plan.ts';
import { type BuyerPlan, planBuyers } from './buyer-plan.ts';
import { type BargainPlan, type DealPlan, planBargain, planDeals } from './deal-plan.ts';
import { type FaultPlan, planFaults } from './fault-plan.ts';
import { Random } from './random.ts';
import { planStaff, type StaffPlan } from './staff-plan.ts';

/** Two buyers who pay for one item while the provider saves errors: before it did what it was asked, or after. */
export interface SavedErrorsPlan {
  item: number;
  buyers: readonly [number, number];
  intent: 'before' | 'after';
  refund: 'before' | 'after';
}

/** Everything that is drawn for one run. The same seed gives the same plan; who wins a race is up to the machine. */
export interface RunPlan {
  seed: number;
  /** Price of each item in cents, and whether it is advertised. */
  items: { cents: number; isAdvertised: boolean }[];
  buyers: BuyerPlan[];
  faults: FaultPlan;
  staff: StaffPlan[];
  /** About an item and two buyers who take no part in the race. */
  savedErrors: SavedErrorsPlan;
  /** An item whose seller makes another of it under the eyes of a buyer; neither takes part in the race. */
  swapped: { item: number; buyer: number };
  /** An item that its seller makes another of by an edit, under the eyes of a buyer; neither takes part in the race. */
  edited: { item: number; buyer: number };
  /** An item that is paid for without anybody hearing of it; neither takes part in the race. */
  unheard: { item: number; buyer: number };
  /** Who deals about prices in the race. */
  deals: DealPlan[];
  /** An item that two buyers deal about; none of them takes part in the race. */
  bargained: BargainPlan;
  /** What becomes of what was sold. */
  afterSale: AfterSalePlan;
}

/** Draws the plan of the run with this seed. */
export function planRun(seed: number): RunPlan {
  const random = new Random(seed);
  const count = random.between(2, 3);
  const items = Array.from({ length: count }, () => ({
    // The least and the greatest price, and such that a float would get wrong.
    cents: random.pick([50, 4550, 1999, 2907, 99_999_999, random.between(50, 50_000)]),
    isAdvertised: random.chance(0.6),
  }));
  const racing = planBuyers(random.fork(), random.between(5, 6), count);
  return {
    seed,
    items: [
      ...items,
      { cents: 4550, isAdvertised: true },
      { cents: 9550, isAdvertised: true },
      { cents: 1250, isAdvertised: true },
      { cents: 3350, isAdvertised: true },
      { cents: 8000, isAdvertised: true },
    ],
    buyers: [...racing, ...Array.from({ length: 7 }, () => ({ visits: [] }))],
    swapped: { item: count + 1, buyer: racing.length + 2 },
    unheard: { item: count + 2, buyer: racing.length + 3 },
    edited: { item: count + 3, buyer: racing.length + 4 },
    faults: planFaults(random.fork(), count),
    staff: planStaff(random.fork()),
    savedErrors: {
      item: count,
      buyers: [racing.length, racing.length + 1],
      intent: random.pick(['before', 'after']),
      refund: random.pick(['before', 'before', 'after']),
    },
    deals: planDeals(random.fork(), racing),
    bargained: {
      item: count + 4,
      buyers: [racing.length + 5, racing.length + 6],
      story: planBargain(random),
    },
    afterSale: planAfterSale(random.fork()),
  };
}
