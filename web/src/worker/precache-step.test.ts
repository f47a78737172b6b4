import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Keeper } from './precache-step.ts';

const FILES = ['/a', '/b', '/c', '/d', '/e'];
const kept = new Set<string>();
const asked: string[] = [];
const broken = new Set<string>();

async function get(address: string): Promise<void> {
  asked.push(address);
  await Promise.resolve();
  if (broken.has(address)) throw new Error(`${address} answered 503`);
  kept.add(address);
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  for (const list of [kept, broken]) list.clear();
  asked.length = 0;
});
afterEach(() => vi.restoreAllMocks());

const keeper = () => new Keeper(async () => new Set(kept));

describe('keeping files for later', () => {
  it('takes two at a time, in their order, until all are there', async () => {
    const one = keeper();
    expect(await one.next(FILES, get)).toEqual({ left: 3, trouble: false });
    expect(asked).toEqual(['/a', '/b']);
    await one.next(FILES, get);
    expect(await one.next(FILES, get)).toEqual({ left: 0, trouble: false });
    expect(asked).toEqual(FILES);
    expect(await one.next(FILES, get)).toEqual({ left: 0, trouble: false });
  });

  it('goes on after a cut where it left off, with a worker that was started anew', async () => {
    await keeper().next(FILES, get);
    await keeper().next(FILES, get);
    expect(asked).toEqual(['/a', '/b', '/c', '/d']);
  });

  it('lets two tabs take turns, so that nothing is fetched twice', async () => {
    const one = keeper();
    await Promise.all([one.next(FILES, get), one.next(FILES, get), one.next(FILES, get)]);
    expect(asked.sort()).toEqual(FILES);
  });

  it('goes past what cannot be had, and tries it again when nothing else is left', async () => {
    const one = keeper();
    broken.add('/a');
    expect(await one.next(FILES, get)).toEqual({ left: 4, trouble: false });
    await one.next(FILES, get);
    expect(await one.next(FILES, get)).toEqual({ left: 1, trouble: false });
    expect(await one.next(FILES, get)).toEqual({ left: 1, trouble: true });
    broken.clear();
    expect(await one.next(FILES, get)).toEqual({ left: 0, trouble: false });
  });

  it('says so when nothing can be had', async () => {
    for (const file of FILES) broken.add(file);
    expect(await keeper().next(FILES, get)).toEqual({ left: 5, trouble: true });
  });
});
