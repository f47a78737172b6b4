import { isWithBank } from '../check-disputes.ts';
import type { Violation } from '../state.ts';
import { type Phase, phaseDue, phasesOf } from './order-phases.ts';
import type { YearState } from './year-state.ts';

const HOUR_MS = 60 * 60_000;

/**
 * What the clock does comes at its time or up to so much later: the clock of the play stops twice a day at least, and functions may die
 * there.
 */
export const LATE_MS = 14 * HOUR_MS;

const hours = (ms: number) => `${Math.round(ms / HOUR_MS)} h`;

function phaseProblems(
  phase: Phase,
  { now, isHeldUp }: { now: number; isHeldUp: boolean },
): [string, string][] {
  const { state, end } = phase;
  const due = phaseDue(phase);
  if (due === undefined) return [];
  if (end === undefined) {
    return now - due > LATE_MS && !isHeldUp
      ? [['timer-missed', `${state} for ${hours(now - due)} too long`]]
      : [];
  }
  if (end.act === 'lapse') {
    if (end.at < due) return [['timer-early', `${state} ended ${hours(due - end.at)} early`]];
    return end.at - due > LATE_MS && !isHeldUp
      ? [['timer-late', `${state} ended ${hours(end.at - due)} late`]]
      : [];
  }
  // What somebody decides elsewhere, and what is read as escalated, may come after it.
  const isByPeople = end.act !== 'sendBack' && state !== 'disputed';
  return isByPeople && end.at > due
    ? [['acted-too-late', `${end.act} ${hours(end.at - due)} after ${state}`]]
    : [];
}

/** No state of an order outlives its time, or ends before it; only where a bank asks for the money the clock stands still. */
export function checkTimers(state: YearState): Violation[] {
  return state.orders.flatMap((order) => {
    const isHeldUp =
      isWithBank(state, order.id) || state.disputes.some(({ payment_intent }) => payment_intent === order.id);
    return phasesOf(order)
      .flatMap((phase) => phaseProblems(phase, { now: state.now, isHeldUp }))
      .map(([rule, detail]) => ({ rule, subject: order.id, detail }));
  });
}
