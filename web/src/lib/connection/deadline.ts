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

/** So long a look may take where none has shown that the line is slower. */
const LOOK_ANSWER: Deadline = { times: 3, least: 1_500, most: 2_500 };

/** The longest any look may take, in milliseconds. */
export const LONGEST_LOOK_MS = 20_000;

/** So long Firestore may say nothing, although its server can be reached, before it is called silent all the same, in milliseconds. */
const SILENT_AFTER_MS = 10_000;

/** A connection of Firestore takes four turns until it brings something; twice that is patience enough. */
const TURNS_TO_CONNECT = 8;

/** After so long nobody waits any more; a function that starts cold takes a few seconds. */
const GIVE_UP: Record<'read' | 'act', Deadline> = {
  read: { times: 12, least: 15_000, most: 30_000 },
  act: { times: 16, least: 25_000, most: 45_000 },
};

const estimates = new Map<ServerName, Estimate>();

/** How long the last look took that was answered, in milliseconds: the bare round trip, without work of the server's. */
const lookTimes = new Map<ServerName, number>();

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

/** Notes how long a look took that was answered, in time or not, in milliseconds. */
export function noteLookTime(server: ServerName, milliseconds: number): void {
  lookTimes.set(server, milliseconds);
  noteAnswerTime(server, milliseconds);
}

/** Forgets what was measured: another network, another line. */
export function forgetAnswerTimes(): void {
  estimates.clear();
  lookTimes.clear();
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

/** Milliseconds that such a look may take before the server is called silent: longer than usual where the last one took long. */
export function lookTimeout(server: ServerName): number {
  const onThisLine = 2 * (lookTimes.get(server) ?? 0);
  return Math.min(Math.max(within(server, LOOK_ANSWER), onThisLine), LONGEST_LOOK_MS);
}

/** Milliseconds for which Firestore may say nothing while looks are answered. */
export function connectWithin(): number {
  return Math.max(SILENT_AFTER_MS, TURNS_TO_CONNECT * (lookTimes.get('firestore') ?? 0));
}

/** Milliseconds after which nobody waits for an answer any more: of what only reads, or of what does something. */
export function giveUpAfter(server: ServerName, kind: 'read' | 'act'): number {
  return within(server, GIVE_UP[kind]);
}
