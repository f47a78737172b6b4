import { describe, expect, it } from 'vitest';
import { shareBusyWorkers, shareStarts } from './share-function-processes.mjs';

/** A process as the CLI keeps it: busy from a call to its answer. */
class Worker {
  state = 'IDLE';
  readonly answers: (() => void)[] = [];
  async request(): Promise<void> {
    this.state = 'BUSY';
    await new Promise<void>((resolve) => this.answers.push(resolve));
    this.state = 'IDLE';
  }
}

class Pool {
  readonly workers: Worker[] = [];
  getTriggerWorkers(): Worker[] {
    return this.workers;
  }
  getIdleWorker(): Worker | undefined {
    return this.workers.find(({ state }) => state === 'IDLE');
  }
}

describe('shareBusyWorkers', () => {
  shareBusyWorkers(Pool.prototype, Worker.prototype);

  it('gives a busy process further calls, as many as an instance takes in production', async () => {
    const pool = new Pool();
    const worker = new Worker();
    pool.workers.push(worker);
    const calls: Promise<void>[] = [];
    for (let call = 0; call < 80; call += 1) {
      expect(pool.getIdleWorker()).toBe(worker);
      calls.push(worker.request());
    }
    expect(pool.getIdleWorker()).toBeUndefined();

    for (const answer of worker.answers) answer();
    await Promise.all(calls);
    expect(pool.getIdleWorker()).toBe(worker);
  });

  it('gives nothing to a process that is ending', () => {
    const pool = new Pool();
    const worker = new Worker();
    pool.workers.push(worker);
    worker.state = 'FINISHING';
    expect(pool.getIdleWorker()).toBeUndefined();
  });
});

describe('shareStarts', () => {
  it('starts one process for all calls of a function that come meanwhile', async () => {
    const started: string[] = [];
    const ready: (() => void)[] = [];
    class Emulator {
      async startRuntime(_backend: { codebase: string }, trigger?: { id: string }): Promise<string> {
        started.push(trigger?.id ?? 'listing');
        await new Promise<void>((resolve) => ready.push(resolve));
        return trigger?.id ?? 'listing';
      }
    }
    shareStarts(Emulator.prototype);
    const emulator = new Emulator();
    const shop = { codebase: 'shop' };
    const both = Promise.all([
      emulator.startRuntime(shop, { id: 'api' }),
      emulator.startRuntime(shop, { id: 'api' }),
    ]);
    const other = emulator.startRuntime(shop, { id: 'page' });
    expect(started).toEqual(['api', 'page']);
    for (const go of ready.splice(0)) go();
    expect(await both).toEqual(['api', 'api']);
    await other;

    const again = emulator.startRuntime(shop, { id: 'api' });
    expect(started).toEqual(['api', 'page', 'api']);
    for (const go of ready.splice(0)) go();
    await again;
  });
});
