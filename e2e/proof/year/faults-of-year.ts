import type { Random } from '../plan/random.ts';
import { DAY_MS, dayOf, HOUR_MS, type Play } from './play.ts';

/** What fails in the year, by the day on which it does. None falls on the first days of a month: what is checked then is at rest. */
interface FaultDay {
  day: number;
  begin(play: Play): Promise<unknown>;
  /** A day later. */
  end?(play: Play): Promise<unknown>;
}

const fault = (given: object) => (play: Play) =>
  play.world.controls.post('faults', { path: '^/v1/', count: 1_000_000, ...given });
const noFaults = (play: Play) => play.world.controls.post('faults/clear');
const webhooks =
  (modes: object = {}) =>
  (play: Play) =>
    play.world.controls.post('webhooks', modes);
const release = async (play: Play) => {
  await webhooks()(play);
  await play.world.controls.post('webhooks/release', { reversed: true });
};

const KINDS: readonly ((day: number, random: Random) => FaultDay)[] = [
  // The provider is down for a day, or slow, or answers what it has done with an error.
  (day) => ({ day, begin: fault({ kind: 'error' }), end: noFaults }),
  (day) => ({ day, begin: fault({ kind: 'delay', ms: 40 }), end: noFaults }),
  (day) => ({ day, begin: fault({ kind: 'error', when: 'after', method: 'POST', count: 3 }), end: noFaults }),
  // Its news come twice, late and in another order, or never.
  (day) => ({ day, begin: webhooks({ copies: 2 }), end: webhooks() }),
  (day) => ({ day, begin: webhooks({ hold: true }), end: release }),
  (day) => ({ day, begin: webhooks({ drop: true }), end: webhooks() }),
  // News of documents come late and twice.
  (day) => ({
    day,
    begin: async ({ world }) => {
      world.platform.events.faults = Array.from({ length: 60 }, (_, index) => ({
        delayMs: (index * 7) % 40,
        copies: 1 + (index % 2),
      }));
    },
    end: async ({ world }) => {
      world.platform.events.faults = [];
    },
  }),
  // An instance of the functions dies in the middle of what it does.
  (day, random) => ({
    day,
    begin: async ({ world }) => {
      const moment = random.pick(['before', 'during', 'after'] as const);
      world.platform.planDeaths([{ nth: random.between(1, 60), moment }]);
    },
    end: async ({ world }) => world.platform.cancelDeaths(),
  }),
];

/** Days from the first of a month on that are left alone. */
const QUIET_DAYS = 4;
const DAYS_APART = 4;

/** Draws what fails on which days, each kind in its turn. */
export function planFaults(play: Play): void {
  const random = play.random.fork();
  const days = Math.floor((play.end - play.start) / DAY_MS);
  let turn = 0;
  for (let day = 2; day < days; day += DAYS_APART) {
    const date = new Date(dayOf(play, day)).getUTCDate();
    const kind = KINDS[turn % KINDS.length];
    if (kind === undefined || date <= QUIET_DAYS || date >= 28) continue;
    turn += 1;
    const { begin, end = async () => undefined } = kind(day, random);
    play.agenda.at(dayOf(play, day) + 7 * HOUR_MS, async () => void (await begin(play)));
    play.agenda.at(dayOf(play, day + 1) + 7 * HOUR_MS, async () => void (await end(play)));
  }
}
