// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { accountStore, clearAccountStores, deviceStore, tabStore } from './store.ts';

beforeEach(() => localStorage.clear());

describe('what a device keeps for an account', () => {
  it('keeps a value for the account that gave it, and for no other', () => {
    accountStore('bea').keep('place', { location: 'York' });
    expect(accountStore('bea').read('place')).toEqual({ location: 'York' });
    expect(accountStore('bob').read('place')).toBeUndefined();
    expect(accountStore('bea').read('other')).toBeUndefined();
  });

  it('forgets all of it at once, and nothing else', () => {
    localStorage.setItem('thriftline-theme', 'dark');
    accountStore('bea').keep('place', 'York');
    accountStore('bea').keep('mobile', '1');
    clearAccountStores();
    expect(Object.keys(localStorage)).toEqual(['thriftline-theme']);
  });

  it('takes what somebody else wrote there for nothing', () => {
    localStorage.setItem('thriftline.remembered.place', '{"uid":');
    expect(accountStore('bea').read('place')).toBeUndefined();
    localStorage.setItem('thriftline.remembered.place', '"York"');
    expect(accountStore('bea').read('place')).toBeUndefined();
  });

  it('names what is kept for the account alone', () => {
    accountStore('bea').keep('charge.b1', 1);
    accountStore('bob').keep('charge.b2', 2);
    accountStore('bea').keep('other', 3);
    expect(accountStore('bea').names('charge.')).toEqual(['charge.b1']);
  });
});

it('outlives a sign-out on the device and in the tab, where it is kept for nobody', () => {
  deviceStore.keep('chosen', { role: 'Seller' });
  tabStore.keep('clock', [1, 2]);
  accountStore('bea').keep('place', 'York');
  clearAccountStores();
  expect(deviceStore.read('chosen')).toEqual({ role: 'Seller' });
  expect([tabStore.read('clock'), Object.keys(sessionStorage)]).toEqual([[1, 2], ['clock']]);
  deviceStore.forget('chosen');
  expect(deviceStore.read('chosen')).toBeUndefined();
});
