import { DEFAULT_OPEN_SETTINGS, type OpenSettings } from '@thriftline/domain/settings/open-settings';
import { deviceData } from '../device/site-data/site-data.ts';
import { fetchJson } from './fetch-json.ts';

/** Where the settings of the last visit are kept. */
const KEY = 'thriftline-settings';

const listeners = new Set<() => void>();

/** What an earlier visit kept, a default in the place of each that it did not know or that is another kind of value by now. */
export function keptSettings(text: string | null): OpenSettings {
  let kept: unknown;
  try {
    kept = JSON.parse(text ?? 'null');
  } catch {
    // Somebody else's hand was in it.
    kept = null;
  }
  if (typeof kept !== 'object' || kept === null) return DEFAULT_OPEN_SETTINGS;
  const known = Object.entries(kept).filter(([name, value]) => {
    const preset: unknown = DEFAULT_OPEN_SETTINGS[name as keyof OpenSettings];
    return typeof value === typeof preset && Array.isArray(value) === Array.isArray(preset);
  });
  return { ...DEFAULT_OPEN_SETTINGS, ...Object.fromEntries(known) };
}

let current: OpenSettings | undefined;
/** The newest version that this page knows of by itself: what is kept on the way here may be older for a while. */
let newest = 0;

/** What the operator set, as far as this device knows: what was read last, else the defaults. Always the same object. */
export function shopSettings(): OpenSettings {
  current ??= keptSettings(deviceData.get(KEY));
  return current;
}

/** Hears of settings that are other than those known. Gives back how to stop. */
export function onShopSettings(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Takes settings as those that hold from now on, here and at the next visit. */
export function takeShopSettings(settings: OpenSettings): void {
  newest = settings.version;
  const text = JSON.stringify(settings);
  if (text === JSON.stringify(shopSettings())) return;
  current = settings;
  deviceData.set(KEY, text);
  for (const listener of listeners) listener();
}

/** Takes settings that came with a page, unless those known are newer: the page may have been kept on the way here. */
export function takeServedSettings(settings: OpenSettings): void {
  const { version, synonyms } = shopSettings();
  // Pages come without synonyms.
  if (settings.version >= version) takeShopSettings({ ...settings, synonyms });
}

/** Reads the settings from the server. Throws AppError; what is known goes on to hold then. */
export async function refreshShopSettings(): Promise<void> {
  const settings = await fetchJson<OpenSettings>('/api/settings');
  if (settings.version >= newest) takeShopSettings(settings);
}
