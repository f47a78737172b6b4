import { AppError } from '@thriftline/domain/base/errors';
import type { Product } from '@thriftline/domain/catalogue/product';
import { aProduct } from '@thriftline/domain/testing/builders';
import { describe, expect, it, vi } from 'vitest';
import type { Stored } from '@/lib/firebase/stored.ts';
import type { Row } from '@/lib/live/row.ts';
import { doToAll, sortForAct } from './bulk-acts.ts';

const NOW = Date.UTC(2026, 0, 31, 12);
const until = (time: number) => ({ id: 'h', until: { toMillis: () => time } });

const row = (productname: string, fields: object = {}, pending = false) =>
  ({ data: { ...aProduct({ productname }), ...fields, _id: productname }, pending }) as Row<Stored<Product>>;

const ROWS = [
  row('free'),
  row('sold', { availability: true, paid: true }),
  row('held', { hold: until(NOW + 1) }),
  row('held once', { hold: until(NOW) }),
  row('down', { hidden: true }),
  row('waiting', {}, true),
];

describe('sortForAct', () => {
  const names = (act: 'delete' | 'takeDown' | 'bringBack') => {
    const { able, left } = sortForAct(ROWS, act, NOW);
    return [able.map(({ _id }) => _id), left.map(({ product, why }) => `${product._id}: ${why}`)];
  };

  it('deletes neither what is sold nor what somebody is paying for', () => {
    expect(names('delete')).toEqual([
      ['free', 'held once', 'down', 'waiting'],
      ['sold: sold', 'held: held'],
    ]);
  });

  it('takes down what is for sale and brings back what is down, but nothing twice', () => {
    expect(names('takeDown')).toEqual([
      ['free', 'held once'],
      ['sold: sold', 'held: held', 'down: hidden', 'waiting: waits'],
    ]);
    expect(names('bringBack')[0]).toEqual(['down']);
    expect(names('bringBack')[1]).toContain('free: available');
  });
});

describe('doToAll', () => {
  it('tells what became of each: done, waiting for the network, refused, or left from the start', async () => {
    const one = vi.fn(async ({ _id }: Stored<Product>) => {
      if (_id === 'down') throw new AppError('permission-denied', 'It was sold.');
      return _id === 'waiting' ? ('queued' as const) : ('sent' as const);
    });
    const outcome = await doToAll('delete', ROWS, { now: NOW, one });
    expect(outcome).toMatchObject({ act: 'delete', sent: 2, queued: 1 });
    expect(outcome.faults).toEqual([
      '“down”: It was sold.',
      '“sold” wasn’t deleted. It’s sold.',
      '“held” wasn’t deleted. A buyer is paying for it.',
    ]);
    expect(one).toHaveBeenCalledTimes(4);
  });
});
