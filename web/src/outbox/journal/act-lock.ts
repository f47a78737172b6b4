import { withLock } from '@/lib/browser/web-lock.ts';
import type { Act } from './act.ts';

function nameOf({ id }: Pick<Act, 'id'>): string {
  return `thriftline-act-${id}`;
}

/**
 * Takes the act's lock and gives back how to release it. As long as the page that sends an act lives, it hears the
 * answer and nobody else need find out; when it is closed the browser releases it.
 */
export function holdAct(act: Pick<Act, 'id'>): Promise<() => void> {
  return new Promise((resolve, reject) => {
    withLock(nameOf(act), {}, () => new Promise<void>(resolve)).catch(reject);
  });
}

/** Runs `settle` once no page waits for the act's answer any more, in one tab only. Throws the signal's reason. */
export function adoptAct(act: Act, signal: AbortSignal, settle: () => Promise<void>): Promise<void> {
  return withLock(nameOf(act), { signal }, settle);
}
