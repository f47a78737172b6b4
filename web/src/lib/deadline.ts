import type { ServerName } from './connection.ts';

/** How long answers take, as TCP reckons it. @see https://www.rfc-editor.org/rfc/rfc6298 (section 2) */
interface Estimate {
  smoothed: number;
  variation: number;
}

/** A deadline in milliseconds: so many times what an answer may take, within bounds. */
interface Deadline {
  times: number;
  least: number;
  most: number;
}

/** What an answer may take before any has come, as RFC 6298 has it, in milliseconds. */
const UNKNOWN_MS = 1_000;

/**
 * After so long somebody looks whether the server is there at all: the banner has to be there after 8 s, and the service worker
 * answers by what it keeps after 4 s.
 */
const LOOK: Deadline = { times: 3, least: 2_500, most: 3_500 };

/** So long a look may take. */
const LOOK_ANSWER: Deadline = { times: 3, least: 1_500, most: 2_500 };

/** After so long nobody waits any more; a function that starts cold takes a few seconds. */
const GIVE_UP: Record<'read' | 'act', Deadline> = {
  read: { times: 12, least: 15_000, most: 30_000 },
  act: { times: 16, least: 25_000, most: 45_000 },
};

const estimates = new Map<ServerName, Estimate>();

/** Notes how long a server took to answer, in milliseconds. */
export function noteAnswerTime(server: ServerName, milliseconds: number): void {
  const before = estimates.get(server);
  if (before === undefined) {
    estimates.set(server, { smoothed: milliseconds, variation: milliseconds / 2 });
    return;
  }
  const off = Math.abs(before.smoothed - milliseconds);
  estimates.set(server, {
    smoothed: before.smoothed + (milliseconds - before.smoothed) / 8,
    variation: before.variation + (off - before.variation) / 4,
  });
}

/** Forgets what was measured: another network, another line. */
export function forgetAnswerTimes(): void {
  estimates.clear();
}

function within(server: ServerName, { times, least, most }: Deadline): number {
  const known = estimates.get(server);
  const answer = known === undefined ? UNKNOWN_MS : known.smoothed + 4 * known.variation;
  return Math.min(Math.max(times * answer, least), most);
}

/** Milliseconds without an answer after which it is worth a look whether the server is there. */
export function lookAfter(server: ServerName): number {
  return within(server, LOOK);
}

/** Milliseconds that such a look may take before the server is called silent. */
export function lookTimeout(server: ServerName): number {
  return within(server, LOOK_ANSWER);
}

/** Milliseconds after which nobody waits for an answer any more: of what only reads, or of what does something. */
export function giveUpAfter(server: ServerName, kind: 'read' | 'act'): number {
  return within(server, GIVE_UP[kind]);
}
