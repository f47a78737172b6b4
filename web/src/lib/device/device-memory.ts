import { deviceData } from './site-data/site-data.ts';

const PREFIX = 'thriftline.remembered.';

/** Keeps something small for the account on this device, until it signs out. What cannot be kept is forgotten. */
export function remember(uid: string, name: string, value: unknown): void {
  deviceData.set(PREFIX + name, JSON.stringify({ uid, value }));
}

/** Forgets what was kept under the name. */
export function forget(name: string): void {
  deviceData.remove(PREFIX + name);
}

/** The names, beginning alike, under which something is kept, whoever it is for. */
export function rememberedNames(beginning: string): string[] {
  const keys = deviceData.keys().filter((key) => key.startsWith(PREFIX + beginning));
  return keys.map((key) => key.slice(PREFIX.length));
}

/** Calls back when another tab keeps or forgets something. Gives back how to stop. */
export function onRememberedElsewhere(listener: () => void): () => void {
  const hear = ({ key }: StorageEvent) => {
    if (key === null || key.startsWith(PREFIX)) listener();
  };
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
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
