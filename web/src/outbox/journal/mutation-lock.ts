import { withLock } from '@/lib/browser/web-lock.ts';
import type { Mutation } from './mutation.ts';

function nameOf({ id }: Pick<Mutation, 'id'>): string {
  return `thriftline-act-${id}`;
}

/**
 * Takes the mutation's lock and gives back how to release it. As long as the page that sends a mutation lives, it hears the
 * answer and nobody else need find out; when it is closed the browser releases it.
 */
export function holdMutation(mutation: Pick<Mutation, 'id'>): Promise<() => void> {
  return new Promise((resolve, reject) => {
    withLock(nameOf(mutation), {}, () => new Promise<void>(resolve)).catch(reject);
  });
}

/** Runs `settle` once no page waits for the mutation's answer any more, in one tab only. Throws the signal's reason. */
export function adoptMutation(
  mutation: Mutation,
  signal: AbortSignal,
  settle: () => Promise<void>,
): Promise<void> {
  return withLock(nameOf(mutation), { signal }, settle);
}
