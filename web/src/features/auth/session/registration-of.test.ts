import { describe, expect, it } from 'vitest';
import { registrationOf } from './registration-of.ts';

const bea = { email: 'bea@example.com', displayName: null };

describe('registrationOf', () => {
  it('what was chosen at signup counts', () => {
    const pending = { email: 'Bea@Example.com', name: 'Bea Buyer', role: 'Seller' } as const;
    expect(registrationOf(bea, pending)).toEqual({ name: 'Bea Buyer', role: 'Seller' });
  });

  it('a choice before a provider told the address counts, with the name of the provider', () => {
    expect(registrationOf({ ...bea, displayName: 'Bea B' }, { role: 'Seller' })).toEqual({
      name: 'Bea B',
      role: 'Seller',
    });
  });

  it('a name is never longer than names may be', () => {
    const { name } = registrationOf({ ...bea, displayName: `${'x'.repeat(79)}${'𠮷'.repeat(200)}` }, null);
    expect(name).toBe('x'.repeat(79));
  });
});
