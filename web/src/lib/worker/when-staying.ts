import { readNote, VISITS } from '@/worker/notes.ts';
import { STAYS_AFTER_MS, staysIn, type Visits } from '@/worker/visit.ts';
import { whenIdle } from '../browser/when-idle.ts';

/** In how many milliseconds the visitor is one who stays, as the worker goes by it; a first visit has no note yet. */
async function waitOf(): Promise<number> {
  if (matchMedia('(display-mode: standalone)').matches) return 0;
  const visits = await readNote<Visits>(VISITS).catch((error: unknown) => {
    console.warn('Nobody knows of earlier visits', error);
    return null;
  });
  return visits === null ? STAYS_AFTER_MS : staysIn(visits);
}

/** Does `work` once the visitor stays and the page has time: for what who only looks in should not pay for. Gives back how to call it off. */
export function whenStaying(work: () => void): () => void {
  let stopped = false;
  let cancel = () => {};
  void waitOf().then((wait) => {
    if (stopped) return;
    const timer = setTimeout(() => {
      cancel = whenIdle(work);
    }, wait);
    cancel = () => clearTimeout(timer);
  });
  return () => {
    stopped = true;
    cancel();
  };
}
