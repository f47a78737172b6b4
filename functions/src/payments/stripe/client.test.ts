import { describe, expect, it } from 'vitest';
import { stripeAddress } from './client.ts';

describe('stripeAddress', () => {
  it('leaves the official package alone when no address is given', () => {
    expect(stripeAddress(undefined)).toEqual({});
  });

  it('points the official package at the given address', () => {
    expect(stripeAddress('http://127.0.0.1:12111')).toEqual({
      protocol: 'http',
      host: '127.0.0.1',
      port: '12111',
    });
    expect(stripeAddress('https://pay.example')).toEqual({
      protocol: 'https',
      host: 'pay.example',
      port: '443',
    });
  });
});
