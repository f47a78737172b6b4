import { currentLanguage } from '@thriftline/domain/base/locale/speak';
import { paths } from '@thriftline/domain/base/paths';
import { localizedPath } from '@thriftline/domain/pages/addresses';
import type { Visitor } from '@/config/precache-visitors.ts';
import type { KeepAnswer, KeepRequest } from '@/worker/protocol.ts';
import { whenIdle } from '../browser/when-idle.ts';
import { waitForNetwork } from '../connection/wait-for-network.ts';
import { askWorker } from './ask-worker.ts';

/** The pause after something could not be had; each is twice the one before, until it is not worth it before the next visit. */
const FIRST_PAUSE_MS = 4_000;
const LONGEST_PAUSE_MS = 5 * 60_000;

/** What browsers tell of the line, where they do. */
interface Line {
  connection?: { saveData?: boolean };
}

/** Whether the visitor asked for little to be fetched. */
function savesData(): boolean {
  const { connection } = navigator as Navigator & Line;
  return connection?.saveData === true || matchMedia('(prefers-reduced-data: reduce)').matches;
}

const idle = () => new Promise<void>((resolve) => void whenIdle(resolve));

type Ask = (worker: ServiceWorker, request: KeepRequest) => Promise<KeepAnswer>;

/**
 * Has the worker fetch, whenever the page has time, what the visitor's device should have now. Gives in how many milliseconds there
 * is more; null when that is all, when `signal` says so, and when too much could not be had: the next visit goes on from there.
 */
export async function precacheNow(
  worker: ServiceWorker,
  visitor: Visitor,
  signal: AbortSignal,
  ask: Ask = askWorker,
): Promise<number | null> {
  for (let pause = FIRST_PAUSE_MS; pause <= LONGEST_PAUSE_MS; ) {
    await idle();
    if (signal.aborted) return null;
    const installed = matchMedia('(display-mode: standalone)').matches;
    const home = localizedPath(paths.home.path, currentLanguage());
    const request: KeepRequest = { type: 'keep', visitor, savesData: savesData(), installed, home };
    const answer = await ask(worker, request).catch((error: unknown) => {
      console.warn('The worker keeps nothing', error);
      return null;
    });
    if (answer === null || answer.trouble) {
      await waitForNetwork(pause);
      pause *= 2;
    } else {
      if (answer.left === 0) return answer.moreIn;
      pause = FIRST_PAUSE_MS;
    }
  }
  return null;
}

/** The same, and what there is more of once the visitor has stayed. */
export async function precacheInIdleTime(
  worker: ServiceWorker,
  visitor: Visitor,
  signal: AbortSignal,
  ask?: Ask,
): Promise<void> {
  let moreIn = await precacheNow(worker, visitor, signal, ask);
  while (moreIn !== null) {
    const wait = moreIn;
    await new Promise((resolve) => setTimeout(resolve, wait));
    moreIn = await precacheNow(worker, visitor, signal, ask);
  }
}
