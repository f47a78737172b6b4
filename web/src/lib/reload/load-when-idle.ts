import { whenIdle } from '../browser/when-idle.ts';
import { doWithout } from './missing-chunk.ts';

/**
 * Loads parts of the app that may be opened next, once the page has time for it. The page stays as it is where one can't be loaded: it is
 * asked for again by whoever opens it. Gives back how to call it off.
 */
export function loadWhenIdle(...parts: readonly (() => Promise<unknown>)[]): () => void {
  return whenIdle(() => {
    for (const load of parts) void doWithout(load).catch(console.warn);
  });
}
