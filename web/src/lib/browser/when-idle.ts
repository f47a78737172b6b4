/** Latest moment, in milliseconds after it was asked for, at which the work is done although the page is still busy. */
const DEADLINE_MS = 4000;

/**
 * Does `work` once the page has loaded and has time: for what nobody waits for. Gives back how to call it off.
 */
export function whenIdle(work: () => void): () => void {
  let cancel: () => void;
  const schedule = () => {
    // Safari has no idle callbacks.
    if ('requestIdleCallback' in window) {
      const handle = requestIdleCallback(work, { timeout: DEADLINE_MS });
      cancel = () => cancelIdleCallback(handle);
    } else {
      const handle = setTimeout(work, DEADLINE_MS / 4);
      cancel = () => clearTimeout(handle);
    }
  };
  if (document.readyState === 'complete') {
    schedule();
  } else {
    window.addEventListener('load', schedule, { once: true });
    cancel = () => window.removeEventListener('load', schedule);
  }
  return () => cancel();
}
