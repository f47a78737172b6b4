import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '@thriftline/run/root';
import { expect, it, vi } from 'vitest';
import { type AskStripe, permissionProblem } from './stripe-permissions.ts';

/** A Stripe that answers so to these addresses, and lets the others be read. */
const answering = (statuses: Record<string, number>) =>
  vi.fn<AskStripe>(async (path) => statuses[path] ?? 200);

it('names what a restricted key may not read', async () => {
  const ask = answering({ balance_transactions: 403, events: 403 });
  const problem = await permissionProblem('rk_live_1', ask);
  expect(problem).toMatchObject({
    severity: 'error',
    text: expect.stringContaining('may not read Balance transaction sources, Events:'),
  });
  expect(problem?.text).not.toContain('rk_live_1');
});

it('is content with one that may read all, and doesn’t ask about one that may do everything', async () => {
  expect(await permissionProblem('rk_live_1', answering({}))).toBeUndefined();
  const ask = answering({ events: 403 });
  expect(await permissionProblem('sk_live_1', ask)).toBeUndefined();
  expect(ask).not.toHaveBeenCalled();
});

it('says so of a key that Stripe doesn’t know, and where Stripe can’t be reached', async () => {
  expect(await permissionProblem('rk_live_1', answering({ charges: 401, events: 403 }))).toMatchObject({
    severity: 'error',
    text: expect.stringContaining('doesn’t know'),
  });
  const unreachable = vi.fn<AskStripe>().mockRejectedValue(new Error('fetch failed'));
  expect(await permissionProblem('rk_live_1', unreachable)).toMatchObject({
    severity: 'warning',
    text: expect.stringContaining('fetch failed'),
  });
});

it('asks about what the guide lists', async () => {
  const guide = await readFile(join(ROOT, 'docs/deploying.md'), 'utf8');
  const { text = '' } = (await permissionProblem('rk_live_1', async () => 403)) ?? {};
  const names = text.match(/may not read (.*): payments/)?.[1]?.split(', ') ?? [];
  expect(names).toHaveLength(9);
  const [, list = ''] = guide.replaceAll(/\s+/g, ' ').match(/A restricted key (.*?) - `/) ?? [];
  expect(names.filter((name) => !list.includes(name))).toEqual([]);
});
