import { deviceData } from './site-data/site-data.ts';

/** What the visitor chose; until then the system decides. */
export type ColorMode = 'light' | 'dark' | 'system';

/** Where the choice is kept; the same in public/first-paint.js. */
const KEY = 'thriftline-theme';
/** Attribute of `<html>` that names the scheme shown; public/first-paint.js sets it before the first paint. */
export const SCHEME_ATTRIBUTE = 'data-theme';

const listeners = new Set<() => void>();
const isMode = (value: unknown): value is ColorMode =>
  value === 'light' || value === 'dark' || value === 'system';
const systemWantsDark = () => window.matchMedia('(prefers-color-scheme: dark)');

/** The visitor's choice; the system's at build time. */
export function colorMode(): ColorMode {
  const stored = deviceData.get(KEY);
  return isMode(stored) ? stored : 'system';
}

/** Whether the page is dark. */
export function isDark(): boolean {
  const mode = colorMode();
  return mode === 'dark' || (mode === 'system' && systemWantsDark().matches);
}

const nameOfScheme = () => (isDark() ? 'dark' : 'light');

function apply(): void {
  document.documentElement.setAttribute(SCHEME_ATTRIBUTE, nameOfScheme());
  for (const listener of listeners) listener();
}

/** Keeps the choice and shows it at once. */
export function chooseColorMode(mode: ColorMode): void {
  if (mode === colorMode()) return;
  deviceData.set(KEY, mode);
  apply();
}

/** Hears of every change: here, in another tab, of the system. Gives back how to stop. */
export function onColorMode(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === KEY) apply();
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  const system = systemWantsDark();
  system.addEventListener('change', apply);
  // It may have changed while the page was loading.
  if (document.documentElement.getAttribute(SCHEME_ATTRIBUTE) !== nameOfScheme()) apply();
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
    system.removeEventListener('change', apply);
  };
}
