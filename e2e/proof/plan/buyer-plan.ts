import type { Random } from './random.ts';

/** The step of a purchase at which the browser is gone for good. */
export type Vanishing =
  | 'whileOpening'
  | 'beforePaying'
  | 'whilePaying'
  | 'beforeRecording'
  | 'whileRecording';

/** What the buyer does with the card. */
export type CardPlay = 'pays' | 'isDeclinedFirst' | 'isDeclined' | 'passesChallenge' | 'failsChallenge';

/** One buyer's way through the purchase of one item. */
export interface Visit {
  item: number;
  startMs: number;
  vanishing: Vanishing | undefined;
  /** Time between the steps, while others act and time may jump. */
  thinkMs: number;
  card: CardPlay;
  /** The page was left, so that the hold is free, and paid on nevertheless: a second tab of it. */
  leavesBeforePaying: boolean;
  /** Pays at the same moment as the rivals who do so: each left the page, and goes on in an old tab. */
  paysTogether: boolean;
  /** The buyer has it delivered; else they pick it up. */
  delivered: boolean;
  /** Two tabs pay and record at the same time. */
  tabs: 1 | 2;
  /** The booking is deleted, as the buyer may, before paying or after. */
  deletesBooking: 'beforePaying' | 'afterPaying' | undefined;
}

/** A buyer with the items they try for, one after the other. */
export interface BuyerPlan {
  visits: Visit[];
}

function aVisit(random: Random, item: number, isFirst: boolean): Visit {
  const paysTogether = isFirst && random.chance(0.6);
  return {
    item,
    startMs: random.between(0, 120),
    vanishing: random.chance(0.35)
      ? random.pick<Vanishing>([
          'whileOpening',
          'beforePaying',
          'whilePaying',
          'beforeRecording',
          'beforeRecording',
          'whileRecording',
        ])
      : undefined,
    thinkMs: random.chance(0.2) ? random.between(150, 400) : random.between(0, 40),
    card: random.pick<CardPlay>([
      'pays',
      'pays',
      'pays',
      'pays',
      'pays',
      'isDeclinedFirst',
      'isDeclined',
      'passesChallenge',
      'failsChallenge',
    ]),
    leavesBeforePaying: paysTogether || random.chance(0.3),
    paysTogether,
    tabs: random.chance(0.25) ? 2 : 1,
    deletesBooking: random.chance(0.08) ? random.pick(['beforePaying', 'afterPaying']) : undefined,
    delivered: random.chance(0.5),
  };
}

/** Draws what so many buyers do, each trying for one item or more. */
export function planBuyers(random: Random, buyers: number, items: number): BuyerPlan[] {
  const all = Array.from({ length: items }, (_, item) => item);
  return Array.from({ length: buyers }, () => ({
    visits: random
      .shuffled(all)
      .slice(0, random.between(1, Math.min(2, items)))
      .map((item, place) => aVisit(random, item, place === 0)),
  }));
}
