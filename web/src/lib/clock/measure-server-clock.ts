import { readServerClock } from './server-clock.ts';

/** A small file of our own: no cache is asked, and no function runs for it. */
const FILE = '/manifest.webmanifest';

/** An answer that takes longer says too little. */
const TIMEOUT_MS = 15_000;

/** How far the clocks of the device may drift apart before they are taken for set, in milliseconds. */
const SET_MS = 5_000;

/** When this page began, by the device's clock: another where that was set since, or the device slept. */
const pageBegan = () => Date.now() - performance.now();

/** Asks our own address what time it is. Throws when it does not answer. */
export async function measureServerClock(): Promise<void> {
  const asked = Date.now();
  const response = await fetch(FILE, {
    method: 'HEAD',
    cache: 'no-store',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const answered = Date.now();
  const server = Date.parse(response.headers.get('date') ?? '');
  if (!Number.isNaN(server)) readServerClock({ asked, answered, server, coarseness: 1_000 });
}

/** Keeps knowing the server's clock: asks now, when the network is back, and when the device's clock was set. Gives back how to stop. */
export function keepServerClock(): () => void {
  let began = pageBegan();
  const measure = () => {
    if (!navigator.onLine) return;
    began = pageBegan();
    measureServerClock().catch((error: unknown) => console.warn('The server’s clock is not known', error));
  };
  const look = () => {
    if (document.visibilityState === 'visible' && Math.abs(pageBegan() - began) > SET_MS) measure();
  };
  measure();
  window.addEventListener('online', measure);
  document.addEventListener('visibilitychange', look);
  return () => {
    window.removeEventListener('online', measure);
    document.removeEventListener('visibilitychange', look);
  };
}
