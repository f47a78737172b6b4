import { deviceData } from './site-data/site-data.ts';

/** Stays when somebody signs out: the browser's answer is the device's. */
const ASKED = 'thriftline-persist-asked';

/**
 * Asks the browser, once, not to clear what this site keeps when the device runs low: as soon as there is something that nobody
 * else has yet. Some browsers ask the person, who knows by then what for.
 */
export async function askToPersist(): Promise<void> {
  if (!('storage' in navigator) || !('persist' in navigator.storage) || deviceData.get(ASKED) !== null)
    return;
  // A browser that cannot note it would ask each time.
  if (!deviceData.set(ASKED, String(Date.now()))) return;
  try {
    const isPersisted = (await navigator.storage.persisted()) || (await navigator.storage.persist());
    if (!isPersisted) console.info('The browser may clear what is kept here when the device runs low');
  } catch (error) {
    console.warn('The browser was not asked to keep what is here', error);
  }
}
