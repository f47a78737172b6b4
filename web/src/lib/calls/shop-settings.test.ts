// @vitest-environment happy-dom
import { DEFAULT_OPEN_SETTINGS } from '@thriftline/domain/settings/open-settings';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const answered = { ...DEFAULT_OPEN_SETTINGS, version: 3, name: 'Ada’s Attic', synonyms: [['sofa', 'couch']] };

/** The module as a page has it that has just been opened. */
const opened = () => import('./shop-settings.ts');

const answer = (settings: object) => vi.stubGlobal('fetch', async () => Response.json(settings));

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
});
afterEach(() => vi.unstubAllGlobals());

it('are the defaults until they are read, then what was read, also at the next visit without a network', async () => {
  const first = await opened();
  expect(first.shopSettings()).toEqual(DEFAULT_OPEN_SETTINGS);
  const heard = vi.fn();
  first.onShopSettings(heard);
  answer(answered);
  await first.refreshShopSettings();
  expect(first.shopSettings()).toEqual(answered);
  expect(heard).toHaveBeenCalledTimes(1);

  vi.resetModules();
  const next = await opened();
  expect(next.shopSettings()).toEqual(answered);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  await expect(next.refreshShopSettings()).rejects.toThrow(/can’t connect right now/);
  expect(next.shopSettings()).toEqual(answered);
});

it('are never older than those that were saved on this page, and else what the server says', async () => {
  const saving = await opened();
  saving.takeShopSettings(answered);
  answer({ ...answered, version: 2, name: 'Before' });
  await saving.refreshShopSettings();
  expect(saving.shopSettings().name).toBe('Ada’s Attic');

  vi.resetModules();
  const next = await opened();
  await next.refreshShopSettings();
  expect(next.shopSettings().name).toBe('Before');
});

it('have a default in the place of what an earlier version of the page did not know', async () => {
  const { keptSettings } = await opened();
  const old = JSON.stringify({ version: 2, name: 'Old', synonyms: 'sofa', openBrowsing: null, gone: 1 });
  expect(keptSettings(old)).toEqual({ ...DEFAULT_OPEN_SETTINGS, version: 2, name: 'Old' });
  for (const text of [null, '', 'null', '{', '7']) expect(keptSettings(text)).toEqual(DEFAULT_OPEN_SETTINGS);
});
