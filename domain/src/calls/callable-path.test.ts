import { describe, expect, it } from 'vitest';
import { callablePath, DISPATCHED } from './callable-path.ts';
import { CALLABLES } from './callables.ts';

describe('callablePath', () => {
  it('names the function of a call, and the call where others share that', () => {
    expect(callablePath('createPaymentIntent')).toBe('createPaymentIntent');
    expect(callablePath('orderAct')).toBe('orderCalls/orderAct');
  });

  it('has each callable at one place', () => {
    const shared: string[] = Object.values(DISPATCHED).flat();
    expect(new Set(shared).size).toBe(shared.length);
    expect(shared.filter((name) => !(name in CALLABLES))).toEqual([]);
  });
});
