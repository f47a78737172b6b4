import type { ShownItem } from '@thriftline/domain/payments/payment';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { IntentSessions } from './intent-sessions.ts';

/** A server that remembers what it was asked. */
function aServer() {
  const log: string[] = [];
  const create = async (id: string) => {
    log.push(`create ${id}`);
    return `intent ${log.filter((line) => line.startsWith('create')).length}`;
  };
  const release = async (id: string) => void log.push(`release ${id}`);
  return { log, create, release };
}

const settle = () => vi.advanceTimersByTimeAsync(1_000);

describe('IntentSessions', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('asks once when a page enters, leaves and enters again at once, as strict mode does', async () => {
    const server = aServer();
    const sessions = new IntentSessions(server);
    const first = sessions.enter('b1', { productprice: 20 });
    sessions.leave('b1');
    const second = sessions.enter('b1', { productprice: 20 });
    await settle();
    expect([await first, await second]).toEqual(['intent 1', 'intent 1']);
    expect(server.log).toEqual(['create b1']);
  });

  it('asks anew for a page that shows another price, and releases the hold once', async () => {
    const asked: number[] = [];
    const server = aServer();
    const create = (id: string, { productprice }: ShownItem) => {
      asked.push(productprice);
      return server.create(id);
    };
    const sessions = new IntentSessions({ create, release: server.release });
    expect(await sessions.enter('b1', { productprice: 20 })).toBe('intent 1');
    sessions.leave('b1');
    expect(await sessions.enter('b1', { productprice: 25 })).toBe('intent 2');
    await settle();
    expect(asked).toEqual([20, 25]);
    sessions.leave('b1');
    await settle();
    expect(server.log).toEqual(['create b1', 'create b1', 'release b1']);
  });

  it('releases the hold when the last page is left, and asks anew after that', async () => {
    const server = aServer();
    const sessions = new IntentSessions(server);
    void sessions.enter('b1', { productprice: 20 });
    void sessions.enter('b1', { productprice: 20 });
    sessions.leave('b1');
    await settle();
    expect(server.log).toEqual(['create b1']);
    sessions.leave('b1');
    await settle();
    void sessions.enter('b1', { productprice: 20 });
    await settle();
    expect(server.log).toEqual(['create b1', 'release b1', 'create b1']);
  });

  it('keeps the hold of a card that is being charged', async () => {
    const server = aServer();
    const sessions = new IntentSessions(server);
    void sessions.enter('b1', { productprice: 20 });
    sessions.setCharging('b1', true);
    sessions.leave('b1');
    await settle();
    expect(server.log).toEqual(['create b1']);
  });

  it('waits for a release on its way before it asks for a new hold', async () => {
    const server = aServer();
    let released: () => void = () => undefined;
    const slow = new Promise<void>((resolve) => {
      released = resolve;
    });
    const sessions = new IntentSessions({ create: server.create, release: () => slow });
    void sessions.enter('b1', { productprice: 20 });
    sessions.leave('b1');
    await settle();
    void sessions.enter('b1', { productprice: 20 });
    await settle();
    expect(server.log).toEqual(['create b1']);
    released();
    await settle();
    expect(server.log).toEqual(['create b1', 'create b1']);
  });

  it('asks again after a failure and after renew, without a release in between', async () => {
    const server = aServer();
    const create = vi.fn(server.create).mockRejectedValueOnce(new Error('held'));
    const sessions = new IntentSessions({ create, release: server.release });
    await expect(sessions.enter('b1', { productprice: 20 })).rejects.toThrow('held');
    sessions.leave('b1');
    expect(await sessions.enter('b1', { productprice: 20 })).toBe('intent 1');
    sessions.renew('b1');
    sessions.leave('b1');
    expect(await sessions.enter('b1', { productprice: 20 })).toBe('intent 2');
    await settle();
    expect(server.log).toEqual(['create b1', 'create b1']);
  });
});
