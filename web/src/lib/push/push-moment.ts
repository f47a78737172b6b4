import { doWithout } from '../reload/missing-chunk.ts';

let listener: (() => void) | undefined;

/**
 * Somebody has just done what they wait for an answer to: now they may be asked whether it shall be shown on this device. What
 * speaks against it is loaded then: every page of the app could be the one that asks.
 */
export async function tellPushMoment(): Promise<void> {
  try {
    const { mayAskForPush } = await doWithout(() => import('./may-ask-for-push.ts'));
    if (mayAskForPush()) listener?.();
  } catch (error) {
    console.warn('Nobody is asked about push messages', error);
  }
}

/** Hears of such moments, in the place of who did before. Gives back how to stop. */
export function onPushMoment(ask: () => void): () => void {
  listener = ask;
  return () => {
    if (listener === ask) listener = undefined;
  };
}
