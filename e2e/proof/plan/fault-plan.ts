import { LONGEST_HOLD_MS } from '../checker/longest-hold.ts';
import type { Death } from '../instance/messages.ts';
import type { Random } from './random.ts';

/** A fault of the calls to Firestore whose method ends so, after `skip` of them. */
export interface FirestoreFault {
  method: string;
  kind: 'aborted' | 'unavailable' | 'answerLost' | 'late' | 'cut';
  skip: number;
  count: number;
  ms: number;
}

/** A fault of requests to the card provider: a body of its control `/test/faults`. */
export interface ProviderFault {
  kind: 'error' | 'disconnect' | 'timeout' | 'delay';
  when: 'before' | 'after';
  method: 'GET' | 'POST';
  path: string;
  skip: number;
  count: number;
  ms: number;
}

/** How webhooks travel from a moment on: a body of the card provider's control `/test/webhooks`. */
export interface WebhookPhase {
  atMs: number;
  modes: { drop?: true; hold?: true; copies?: number; delayMs?: number };
}

/** A fault of an event of a document. */
export interface EventFault {
  delayMs: number;
  copies: number;
}

/** Everything that goes wrong in one run, but for what the buyers do. Times are counted from the run's beginning. */
export interface FaultPlan {
  deaths: Death[];
  firestore: FirestoreFault[];
  provider: ProviderFault[];
  webhooks: WebhookPhase[];
  /** When events that are held back are let go. */
  releases: { atMs: number; reversed: boolean }[];
  events: EventFault[];
  /** When time jumps, and how far. */
  jumps: { atMs: number; ms: number }[];
  /** When somebody else writes to an item, so that transactions lose. */
  touches: { atMs: number; item: number }[];
  /** When the scheduled functions run in the middle of it all. */
  schedules: number[];
  /** While cards stay in `processing`. */
  processing: { atMs: number; endMs: number } | undefined;
}

/** How long the buyers' race lasts, roughly. */
const RACE_MS = 900;

/** A jump of time goes so many tenths of a hold ahead: some leave a hold running, others pass it. */
const JUMP_TENTHS = { least: 6, most: 15 };

/** Steps, of which one is drawn; undefined stands for any. */
type DeathSteps = readonly [string | undefined, ...(string | undefined)[]];

/** Steps worth dying at: the rare ones by name, any other by chance. */
const DEATH_STEPS: DeathSteps = [
  undefined,
  undefined,
  'Firestore Commit',
  'Firestore Commit',
  'Firestore BatchGetDocuments',
  'POST /v1/payment_intents',
  'GET /v1/payment_intents/:id',
  'POST /v1/refunds',
  'POST /v1/refunds',
];

/** Steps worth dying at while money goes to sellers and comes back. */
const PAYOUT_DEATH_STEPS: DeathSteps = [
  undefined,
  'Firestore Commit',
  'Firestore BatchGetDocuments',
  'GET /v1/transfers',
  'POST /v1/transfers',
  'POST /v1/transfers',
  'POST /v1/refunds',
  'GET /v1/accounts',
];

/** Highest number of the time at which an instance dies, by step. */
function lastNth(step: string | undefined): number {
  if (step?.includes('transfers')) return 3;
  if (step === undefined) return 40;
  if (step.endsWith('refunds')) return 2;
  return step.startsWith('Firestore') ? 12 : 4;
}

function aDeath(random: Random, steps: DeathSteps = DEATH_STEPS): Death {
  const step = random.pick(steps);
  return {
    ...(step === undefined ? {} : { step }),
    nth: random.between(1, lastNth(step)),
    moment: random.pick(['before', 'during', 'after']),
  };
}

function aFirestoreFault(random: Random): FirestoreFault {
  const kind = random.pick<FirestoreFault['kind']>([
    'aborted',
    'aborted',
    'aborted',
    'unavailable',
    'answerLost',
    'late',
    'cut',
  ]);
  return {
    kind,
    method: random.pick(['Commit', 'Commit', 'BatchGetDocuments', '']),
    skip: random.between(0, 60),
    count: kind === 'aborted' ? random.between(1, 4) : 1,
    ms: random.between(20, 150),
  };
}

type Target = Pick<ProviderFault, 'method' | 'path'>;

const PROVIDER_TARGETS: readonly [Target, ...Target[]] = [
  { method: 'POST', path: '^/v1/payment_intents$' },
  { method: 'GET', path: '^/v1/payment_intents/pi_' },
  { method: 'POST', path: '/confirm$' },
  { method: 'POST', path: '^/v1/refunds$' },
  { method: 'POST', path: '^/v1/refunds$' },
];

/** Requests that send money to sellers, take it back, or ask about either. */
const PAYOUT_TARGETS: typeof PROVIDER_TARGETS = [
  { method: 'POST', path: '^/v1/transfers$' },
  { method: 'POST', path: '^/v1/transfers$' },
  { method: 'POST', path: '/reversals$' },
  { method: 'GET', path: '^/v1/transfers' },
  { method: 'GET', path: '^/v1/accounts/' },
  { method: 'POST', path: '^/v1/refunds$' },
];

function aProviderFault(random: Random, targets = PROVIDER_TARGETS): ProviderFault {
  const target = random.pick(targets);
  const kind = random.pick<ProviderFault['kind']>(['error', 'disconnect', 'timeout', 'delay']);
  return {
    ...target,
    kind,
    when: random.pick(['before', 'after']),
    skip: /payment_intents|confirm/.test(target.path) ? random.between(0, 8) : 0,
    // The packages try three times: some faults outlast them.
    count: random.pick([1, 1, 2, 4]),
    // A timeout is longer than the shortened patience of the `stripe` package.
    ms: kind === 'timeout' ? 600 : random.between(20, 200),
  };
}

function aWebhookPhase(random: Random, atMs: number): WebhookPhase {
  const modes = random.pick<WebhookPhase['modes']>([
    { drop: true },
    { drop: true },
    { hold: true },
    { copies: 3 },
    { delayMs: random.between(50, 400) },
    { hold: true, copies: 2 },
    {},
  ]);
  return { atMs, modes };
}

function times<Item>(count: number, make: (index: number) => Item): Item[] {
  return Array.from({ length: count }, (_, index) => make(index));
}

/** Draws everything that goes wrong in a run with so many items. */
export function planFaults(random: Random, items: number): FaultPlan {
  const sometime = () => random.between(0, RACE_MS);
  const processingFrom = sometime();
  return {
    deaths: times(random.between(3, 6), () => aDeath(random)),
    firestore: times(random.between(4, 10), () => aFirestoreFault(random)),
    provider: times(random.between(2, 6), () => aProviderFault(random)),
    webhooks: times(3, (phase) => aWebhookPhase(random, Math.round((phase * RACE_MS) / 3))),
    releases: times(random.between(0, 2), () => ({ atMs: sometime(), reversed: random.chance(0.5) })),
    events: times(8, () => ({
      delayMs: random.chance(0.4) ? random.between(20, 300) : 0,
      copies: random.chance(0.3) ? 2 : 1,
    })),
    jumps: times(random.between(0, 3), () => ({
      atMs: sometime(),
      ms: (random.between(JUMP_TENTHS.least, JUMP_TENTHS.most) * LONGEST_HOLD_MS) / 10,
    })),
    touches: times(random.between(4, 16), () => ({ atMs: sometime(), item: random.between(0, items - 1) })),
    schedules: times(random.between(0, 2), sometime),
    processing: random.chance(0.25)
      ? { atMs: processingFrom, endMs: processingFrom + random.between(50, 300) }
      : undefined,
  };
}

/** What goes wrong after the sale: the same kinds of faults, where money goes to sellers and comes back. */
export type AfterSaleFaults = Pick<FaultPlan, 'deaths' | 'firestore' | 'provider' | 'events'> & {
  /** How webhooks travel in each round. */
  webhooks: WebhookPhase['modes'][];
};

/** Draws everything that goes wrong after the sale, in so many rounds. */
export function planAfterSaleFaults(random: Random, rounds: number): AfterSaleFaults {
  return {
    deaths: times(random.between(2, 5), () => aDeath(random, PAYOUT_DEATH_STEPS)),
    firestore: times(random.between(2, 6), () => aFirestoreFault(random)),
    provider: times(random.between(2, 6), () => aProviderFault(random, PAYOUT_TARGETS)),
    webhooks: times(rounds, () => aWebhookPhase(random, 0).modes),
    events: times(8, () => ({
      delayMs: random.chance(0.4) ? random.between(20, 200) : 0,
      copies: random.chance(0.3) ? 2 : 1,
    })),
  };
}
