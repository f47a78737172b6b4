// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { forgetRemembered, remember, remembered } from './device-memory.ts';

beforeEach(() => localStorage.clear());

describe('the memory of a device', () => {
  it('keeps a value for the account that gave it, and for no other', () => {
    remember('bea', 'place', { location: 'York' });
    expect(remembered('bea', 'place')).toEqual({ location: 'York' });
    expect(remembered('bob', 'place')).toBeUndefined();
    expect(remembered('bea', 'other')).toBeUndefined();
  });

  it('forgets all of it at once, and nothing else', () => {
    localStorage.setItem('thriftline-theme', 'dark');
    remember('bea', 'place', 'York');
    remember('bea', 'mobile', '1');
    forgetRemembered();
    expect(Object.keys(localStorage)).toEqual(['thriftline-theme']);
  });

  it('takes what somebody else wrote there for nothing', () => {
    localStorage.setItem('thriftline.remembered.place', '{"uid":');
    expect(remembered('bea', 'place')).toBeUndefined();
    localStorage.setItem('thriftline.remembered.place', '"York"');
    expect(remembered('bea', 'place')).toBeUndefined();
  });
});
