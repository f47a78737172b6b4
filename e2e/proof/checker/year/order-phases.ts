import type { StoredDocument } from '../state.ts';

const DAY_MS = 24 * 60 * 60_000;

interface Entry {
  act: string;
  by: string;
  state: string;
  at: number;
}

/** A state that an order was in: from when, until what ended it, if anything has. */
export interface Phase {
  state: string;
  from: number;
  end: { act: string; at: number } | undefined;
}

/** So many days from Monday to Friday later, by the days of the week in UTC. */
function workingDaysAfter(from: number, days: number): number {
  let at = from;
  let left = days;
  while (left > 0) {
    at += DAY_MS;
    const name = new Date(at).toUTCString().slice(0, 3);
    if (name !== 'Sat' && name !== 'Sun') left -= 1;
  }
  return at;
}

/** When the clock ends a state that began at a time; undefined for an end. All in milliseconds since 1970. */
export function phaseDue({ state, from }: Pick<Phase, 'state' | 'from'>): number | undefined {
  switch (state) {
    case 'paid':
      return workingDaysAfter(from, 5);
    case 'shipped':
      return from + 14 * DAY_MS;
    case 'disputed':
      return from + 3 * DAY_MS;
    case 'escalated':
      return from + 60 * DAY_MS;
    default:
      return undefined;
  }
}

/** The states of an order, one after the other. Words change none. */
export function phasesOf({ fields }: StoredDocument): Phase[] {
  const phases: Phase[] = [];
  for (const { act, state, at } of (fields.history ?? []) as Entry[]) {
    const last = phases.at(-1);
    if (last?.state === state) continue;
    if (last) last.end = { act, at };
    phases.push({ state, from: at, end: undefined });
  }
  return phases;
}
