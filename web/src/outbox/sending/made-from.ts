import { serverNow } from '@/lib/clock/server-clock.ts';
import type { Mutation } from '../journal/mutation.ts';

/** By so much the clock that a mutation's time was read from may have been off, in milliseconds. */
const CLOCKS_MS = 60_000;

/** The time by the server's clock, in milliseconds since 1970, from which on what the mutation makes may have been made. */
export function madeFrom({ at }: Pick<Mutation, 'at'>): number {
  return at + serverNow() - Date.now() - CLOCKS_MS;
}
