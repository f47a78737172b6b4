import { describe, expect, it } from 'vitest';
import { decodeForm } from './form.ts';

describe('decodeForm', () => {
  it('reads nested names, lists with and without numbers, and escapes', () => {
    expect(decodeForm('amount=50&metadata[a b]=c%26d&expand[]=x&expand[]=y&list[1]=b&list[0]=a')).toEqual({
      amount: '50',
      metadata: { 'a b': 'c&d' },
      expand: ['x', 'y'],
      list: ['a', 'b'],
    });
  });

  it('reads what the browser sends for a card', () => {
    expect(decodeForm('payment_method_data[card][number]=4242&payment_method_data[type]=card')).toEqual({
      payment_method_data: { card: { number: '4242' }, type: 'card' },
    });
  });

  it('does not touch the prototype of objects', () => {
    decodeForm('__proto__[polluted]=yes&a[__proto__][polluted]=yes');
    expect({}).not.toHaveProperty('polluted');
  });

  it('keeps an empty value, which means "unset"', () => {
    expect(decodeForm('metadata=')).toEqual({ metadata: '' });
  });
});
