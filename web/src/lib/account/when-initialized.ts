import type { DataRouter } from 'react-router-dom';

/** Goes on once the router has loaded what stands at the first address: at once where nothing has to be loaded. */
export function whenInitialized(router: DataRouter, goOn: () => void): void {
  if (router.state.initialized) {
    goOn();
    return;
  }
  const stop = router.subscribe(({ initialized }) => {
    if (!initialized) return;
    stop();
    goOn();
  });
}
