import { deviceData } from './site-data/site-data.ts';

const PREFIX = 'thriftline.remembered.';

/** Keeps something small for the account on this device, until it signs out. What cannot be kept is forgotten. */
export function remember(uid: string, name: string, value: unknown): void {
  deviceData.set(PREFIX + name, JSON.stringify({ uid, value }));
}

/** What was kept for the account under the name; undefined where there is nothing of it. */
export function remembered(uid: string, name: string): unknown {
  const text = deviceData.get(PREFIX + name);
  if (text === null) return undefined;
  try {
    const kept: unknown = JSON.parse(text);
    const isOwn = typeof kept === 'object' && kept !== null && 'uid' in kept && kept.uid === uid;
    return isOwn && 'value' in kept ? kept.value : undefined;
  } catch (error) {
    console.warn(`What the device keeps of ${name} cannot be read`, error);
    return undefined;
  }
}

/** Forgets all of it, as when somebody signs out. */
export function forgetRemembered(): void {
  for (const key of deviceData.keys()) if (key.startsWith(PREFIX)) deviceData.remove(key);
}
