// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { showAppBadge } from './app-badge.ts';

const set = vi.fn(async () => {});
const clear = vi.fn(async () => {});

function provide(badges: object): void {
  for (const [name, value] of Object.entries(badges)) {
    Object.defineProperty(navigator, name, { value, configurable: true });
  }
}

afterEach(() => {
  for (const name of ['setAppBadge', 'clearAppBadge']) Reflect.deleteProperty(navigator, name);
  vi.clearAllMocks();
});

it('shows a count, and takes it away at none', () => {
  provide({ setAppBadge: set, clearAppBadge: clear });
  showAppBadge(3);
  expect(set).toHaveBeenCalledWith(3);
  showAppBadge(0);
  expect(clear).toHaveBeenCalledOnce();
});

it('does without where the browser has no badges', () => {
  expect(() => showAppBadge(3)).not.toThrow();
});

it('is no failure where the system refuses it', async () => {
  const warned = vi.spyOn(console, 'warn').mockReturnValue(undefined);
  const refused = new Error('refused');
  provide({ setAppBadge: () => Promise.reject(refused) });
  showAppBadge(3);
  await vi.waitFor(() => expect(warned).toHaveBeenCalledWith(expect.any(String), refused));
});
