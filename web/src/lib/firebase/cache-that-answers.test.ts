import type { PersistentLocalCache } from 'firebase/firestore';
import { beforeEach, describe, expect, it, vi } from 'vitest';

const databaseAnswers = vi.hoisted(() => vi.fn());
vi.mock('../device/site-data/database-answers.ts', () => ({ databaseAnswers }));

/** What Firestore does with the cache when it is first asked for anything. */
async function start(initialize = async () => undefined) {
  const { isQueueInMemory, unlessSilent } = await import('./cache-that-answers.ts');
  const parts = { build: () => ({ initialize }) };
  const cache = { kind: 'persistent', _offlineComponentProvider: parts };
  unlessSilent(cache as unknown as PersistentLocalCache, 'firestore/main');
  expect(isQueueInMemory()).toBe(false);
  const started = await (parts.build as unknown as () => { initialize: (with_: object) => Promise<void> })()
    .initialize({})
    .then(
      () => 'kept',
      (error: unknown) => error,
    );
  return { started, isInMemory: isQueueInMemory() };
}

describe('unlessSilent', () => {
  beforeEach(() => {
    vi.resetModules();
    databaseAnswers.mockResolvedValue(true);
  });

  it('leaves the queue on the device where its database answers', async () => {
    expect(await start()).toEqual({ started: 'kept', isInMemory: false });
  });

  it('has Firestore take the other cache where the database is silent, and says that the queue is in memory', async () => {
    databaseAnswers.mockResolvedValue(false);
    const initialize = vi.fn();
    const { started, isInMemory } = await start(initialize);
    expect(started).toMatchObject({ name: 'InvalidStateError' });
    expect(initialize).not.toHaveBeenCalled();
    expect(isInMemory).toBe(true);
  });

  it('says so where the browser refuses Firestore the database', async () => {
    const refused = new DOMException('no', 'SecurityError');
    expect(await start(() => Promise.reject(refused))).toEqual({ started: refused, isInMemory: true });
  });
});
