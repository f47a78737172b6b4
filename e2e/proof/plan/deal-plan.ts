import type { BuyerPlan } from './buyer-plan.ts';
import type { Random } from './random.ts';

/** A buyer who deals about the price of an item in the middle of it all, and its seller. */
export interface DealPlan {
  item: number;
  buyer: number;
  atMs: number;
  /** Time between the acts. */
  thinkMs: number;
  /** What is offered, and what the seller asks for instead, as parts of the price; undefined where they accept. */
  offered: number;
  counter: number | undefined;
  /** The side that accepts does so in two tabs. */
  tabs: 1 | 2;
  /** The buyer takes the offer back, or says that they will not pay what was agreed on. */
  withdraws: 'offer' | 'deal' | undefined;
}

/** What becomes of an item that two buyers deal about before the race: with no hurry, so that it always happens. */
export type BargainStory = 'pays' | 'paysOld' | 'lapses';

/** Such an item, and its buyers. */
export interface BargainPlan {
  item: number;
  buyers: readonly [number, number];
  story: BargainStory;
}

/** Draws who of the racing buyers deals, about the item that they try for first. */
export function planDeals(random: Random, racing: readonly BuyerPlan[]): DealPlan[] {
  return racing.flatMap(({ visits }, buyer): DealPlan[] => {
    const item = visits[0]?.item;
    if (item === undefined || !random.chance(0.25)) return [];
    return [
      {
        item,
        buyer,
        // Early, while few items are held.
        atMs: random.between(0, 80),
        thinkMs: random.between(0, 25),
        offered: random.pick([0.5, 0.6, 0.85, 1]),
        counter: random.chance(0.4) ? random.pick([0.7, 0.9, 1]) : undefined,
        tabs: random.chance(0.4) ? 2 : 1,
        withdraws: random.chance(0.25) ? random.pick(['offer', 'deal']) : undefined,
      },
    ];
  });
}

/** Draws what becomes of the item that is bargained for. */
export function planBargain(random: Random): BargainStory {
  return random.pick<BargainStory>(['pays', 'pays', 'paysOld', 'lapses']);
}
