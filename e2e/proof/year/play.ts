import type { CallableName } from '@thriftline/domain/calls/callables';
import type { Random } from '../plan/random.ts';
import type { World } from '../platform/world.ts';
import { type CallAnswer, callSignedIn } from '../run/call-function.ts';
import type { Agenda } from './agenda.ts';
import type { YearLog } from './year-log.ts';

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** A year that is being played. */
export interface Play {
  world: World;
  agenda: Agenda;
  /** What is drawn in the order in which things happen. */
  random: Random;
  log: YearLog;
  /** Its first moment, and the one from which on nothing new is sold; milliseconds since 1970. */
  start: number;
  end: number;
}

/** The beginning of a day of the play, which are counted from 0. */
export function dayOf({ start }: Pick<Play, 'start'>, day: number): number {
  return start + day * DAY_MS;
}

/** Calls a function as somebody who has just signed in, and notes what it refused. */
export async function ask(play: Play, uid: string, name: CallableName, data: object): Promise<CallAnswer> {
  const { world, log } = play;
  const caller = { uid, authTime: Math.floor(world.clock.now() / 1000) };
  const answer = await callSignedIn(world.platform.url, caller, name, data);
  if (answer.status !== 200) {
    const refusal = `${name}: ${answer.status} ${answer.problem}`.replace(/[$\d][\d.,]*/g, '#');
    log.refusals.set(refusal, (log.refusals.get(refusal) ?? 0) + 1);
  }
  return answer;
}

/** How often somebody tries again what failed on the shop's side, and after how long. */
const TRIES = 12;
const AGAIN_MS = 5 * HOUR_MS;

/** Whether it is worth trying again: nobody answered, or something was wrong at the shop or the provider. */
const isOurFault = ({ status }: CallAnswer) => status === 0 || status === 429 || status >= 500;

/** Calls a function, and again some hours later while it fails; `then` goes on with whatever it answers at last. */
export async function askUntilAnswered(
  play: Play,
  [uid, name, data]: [string, CallableName, object],
  then: (answer: CallAnswer) => Promise<void> = async () => undefined,
  tries = TRIES,
): Promise<void> {
  const answer = await ask(play, uid, name, data);
  if (isOurFault(answer) && tries > 1) {
    play.agenda.after(AGAIN_MS, () => askUntilAnswered(play, [uid, name, data], then, tries - 1));
  } else await then(answer);
}

/** Whether an account is there. */
export async function isThere({ world }: Play, uid: string): Promise<boolean> {
  return (await world.firestore.doc(`users/${uid}`).get()).exists;
}
