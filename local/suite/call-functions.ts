import { setTimeout as sleep } from 'node:timers/promises';
import { LOCAL_PROJECT, REGION } from '@thriftline/domain/ports';
import type { Ports } from './ports.ts';

/** The functions that are deployed to run every five minutes, and one of the nightly: who runs a shop for an hour has its words. */
const SCHEDULED = [
  'reconcilePayments',
  'endDueOrders',
  'settlePayouts',
  'continueJobs',
  'sendDue',
  'refreshSearch',
];
const EVERY_MS = 5 * 60_000;

/** How long a function may take, the start of its process included. */
const PATIENCE_MS = 90_000;

/** What a buyer waits for. Each function starts a process of its own with its first call, which takes its time. */
const AWAITED = ['createPaymentIntent', 'recordPayment', 'releaseHold', 'stripeWebhook'];

/** What went wrong, with the cause that `fetch` hides behind `fetch failed`. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message} (${error.cause.message})` : error.message;
}

async function post(url: string, method: 'POST' | 'OPTIONS', stopped: AbortSignal): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  const body = method === 'POST' ? '{}' : null;
  // The emulator never answers when a process took too long to start.
  const signal = AbortSignal.any([stopped, AbortSignal.timeout(PATIENCE_MS)]);
  const response = await fetch(url, { method, headers, body, signal });
  await response.arrayBuffer();
  if (method === 'POST' && !response.ok) throw new Error(`answered ${response.status}`);
}

/**
 * Does what the platform does for functions and the emulators do not: keeps those that buyers wait for warm, and calls
 * the scheduled ones every five minutes. The emulator has no schedule, as it has no Pub/Sub, but serves a function
 * under the name of its trigger. `say` is told what went wrong.
 */
export async function callFunctions(
  ports: Ports,
  { stopped, say }: { stopped: AbortSignal; say: (line: string) => void },
): Promise<void> {
  const functions = `http://127.0.0.1:${ports.functions}`;
  const attempt = async (url: string, method: 'POST' | 'OPTIONS') => {
    try {
      await post(url, method, stopped);
    } catch (error) {
      if (!stopped.aborted) say(`  ${url}: ${reasonOf(error)}`);
    }
  };
  // One after the other: together they would only slow down whoever is at the screen.
  for (const name of AWAITED) {
    await attempt(`${functions}/${LOCAL_PROJECT}/${REGION}/${name}`, 'OPTIONS');
  }
  const triggers = `${functions}/functions/projects/${LOCAL_PROJECT}/triggers/${REGION}`;
  while (!stopped.aborted) {
    await sleep(EVERY_MS, undefined, { signal: stopped, ref: false }).catch(() => undefined);
    for (const name of SCHEDULED) {
      if (!stopped.aborted) await attempt(`${triggers}-${name}-0`, 'POST');
    }
  }
}
