import { setTimeout as sleep } from 'node:timers/promises';
import { LOCAL_PROJECT, REGION } from '@thriftline/domain/base/ports';
import type { Ports } from './machine/ports.ts';

/** Every function with a schedule. Here all come every five minutes: who runs a shop for an hour sees what they do. */
const SCHEDULED = ['everyFiveMinutes', 'everyHour', 'everyNight'];
const EVERY_MS = 5 * 60_000;

/** Longer than any of them may take. */
const PATIENCE_MS = 10 * 60_000;

/** What went wrong, with the cause that `fetch` hides behind `fetch failed`. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message} (${error.cause.message})` : error.message;
}

async function post(url: string, stopped: AbortSignal): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  const signal = AbortSignal.any([stopped, AbortSignal.timeout(PATIENCE_MS)]);
  const response = await fetch(url, { method: 'POST', headers, body: '{}', signal });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`answered ${response.status}`);
}

/**
 * Does what the platform does for functions and the emulators do not: calls the scheduled ones every five minutes. The emulator has
 * no schedule, as it has no Pub/Sub, but serves a function under the name of its trigger. `say` is told what went wrong.
 */
export async function callFunctions(
  ports: Ports,
  {
    stopped,
    say,
    everyMs = EVERY_MS,
  }: { stopped: AbortSignal; say: (line: string) => void; everyMs?: number },
): Promise<void> {
  const triggers = `http://127.0.0.1:${ports.functions}/functions/projects/${LOCAL_PROJECT}/triggers/${REGION}`;
  while (!stopped.aborted) {
    await sleep(everyMs, undefined, { signal: stopped, ref: false }).catch(() => undefined);
    // One after the other: together they would only slow down whoever is at the screen.
    for (const name of SCHEDULED) {
      if (stopped.aborted) return;
      const url = `${triggers}-${name}-0`;
      await post(url, stopped).catch((error: unknown) => {
        if (!stopped.aborted) say(`  ${url}: ${reasonOf(error)}`);
      });
    }
  }
}
