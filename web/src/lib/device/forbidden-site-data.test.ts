// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { colorMode } from './color-scheme.ts';
import { deviceData, hasDatabases, keepsSiteData, tabData } from './site-data/site-data.ts';
import { accountStore } from './store.ts';

/** As a browser answers whose user forbids site data: the mere question throws. */
function forbid(...names: string[]): void {
  for (const name of names) {
    vi.spyOn(globalThis, name as 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    });
  }
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  // As properties that can be asked, like a browser's.
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB'] as const) {
    const value = globalThis[name];
    Object.defineProperty(globalThis, name, { get: () => value, configurable: true });
  }
});
afterEach(() => {
  vi.restoreAllMocks();
  for (const data of [deviceData, tabData]) for (const key of data.keys()) data.remove(key);
});

describe('site data', () => {
  it('is kept, found and forgotten', () => {
    expect(deviceData.set('a', '1')).toBe(true);
    expect(localStorage.getItem('a')).toBe('1');
    expect(deviceData.keys()).toEqual(['a']);
    expect(tabData.get('a')).toBeNull();
    deviceData.remove('a');
    expect(deviceData.get('a')).toBeNull();
    expect(keepsSiteData()).toBe(true);
  });

  it('that is forbidden is remembered while the page lives, and nothing throws', () => {
    forbid('localStorage', 'sessionStorage', 'indexedDB');
    expect(keepsSiteData()).toBe(false);
    expect(hasDatabases()).toBe(false);
    expect(colorMode()).toBe('system');
    expect(deviceData.set('a', '1')).toBe(false);
    expect(tabData.set('a', '2')).toBe(false);
    expect([deviceData.get('a'), tabData.get('a')]).toEqual(['1', '2']);
    accountStore('bea').keep('place', 'York');
    expect(accountStore('bea').read('place')).toBe('York');
    deviceData.remove('a');
    expect(deviceData.get('a')).toBeNull();
  });

  it('that the browser has no store for, as with --disable-local-storage, is remembered, too', () => {
    vi.spyOn(globalThis, 'localStorage', 'get').mockReturnValue(null as unknown as Storage);
    expect(keepsSiteData()).toBe(false);
    expect(deviceData.set('a', '1')).toBe(false);
    expect(deviceData.get('a')).toBe('1');
  });

  it('that there is no room for leaves what was kept before, and the page remembers the new', () => {
    deviceData.set('a', 'before');
    const setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
    const full = {
      getItem: (key: string) => (key === 'a' ? 'before' : null),
      setItem,
      removeItem: () => undefined,
    };
    vi.spyOn(globalThis, 'localStorage', 'get').mockReturnValue(full as unknown as Storage);
    expect(deviceData.set('a', 'after')).toBe(false);
    expect(deviceData.get('a')).toBe('after');
    expect(localStorage.getItem('a')).toBe('before');
    expect(keepsSiteData()).toBe(true);
  });
});
