import type { DataRouter } from 'react-router-dom';

/** Waits until the router has loaded what stands at the first address. At once where nothing has to be loaded. */
export async function whenInitialized(router: DataRouter): Promise<void> {
  if (router.state.initialized) return;
  await new Promise<void>((resolve) => {
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
}
