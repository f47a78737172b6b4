import { describe, expect, it } from 'vitest';
import { DEMO_ACCOUNTS } from '../seed/demo-accounts.ts';
import { portsAt } from '../suite/machine/ports.ts';
import { table, welcome } from './welcome.ts';

describe('welcome', () => {
  const text = welcome(portsAt(20_000), DEMO_ACCOUNTS, { dev: false, took: '7 s' });

  it('gives the address on the suite’s port', () => {
    expect(text).toContain('ready after 7 s:  http://127.0.0.1:25000');
    expect(text).not.toContain('25173');
    expect(text).toContain('E-mail stays here:  http://127.0.0.1:28025');
  });

  it('gives an account of every role with its password, and the 4242 card', () => {
    for (const role of ['Admin', 'Seller', 'Buyer']) {
      const account = DEMO_ACCOUNTS.find((one) => one.role === role);
      expect(text).toMatch(new RegExp(`${role} +${account?.email} +${account?.password}`));
    }
    expect(text).toContain('4242 4242 4242 4242  Succeeds');
  });
});

describe('table', () => {
  it('columns start below each other', () => {
    expect(
      table([
        ['a', 'b'],
        ['long', 'c'],
      ]),
    ).toBe('    a     b\n    long  c');
  });
});
