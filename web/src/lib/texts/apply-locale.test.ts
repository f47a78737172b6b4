// @vitest-environment happy-dom
import { currentLocale, setLocale } from '@thriftline/domain/base/locale/locale';
import { afterEach, expect, it } from 'vitest';
import { clearAccountStores } from '../device/store.ts';
import { applyLocale } from './apply-locale.ts';

afterEach(() => {
  clearAccountStores();
  setLocale();
});

it('writes as the account has chosen, at the next visit before its document is there', async () => {
  await applyLocale('bea', { locale: 'en-IN' });
  expect(currentLocale()).toBe('en-IN');
  setLocale();
  await applyLocale('bea', null);
  expect(currentLocale()).toBe('en-IN');
});

it('writes as the shop does for somebody else, and for whoever chose nothing', async () => {
  await applyLocale('bea', { locale: 'en-IN' });
  await applyLocale('ben', null);
  expect(currentLocale()).toBe('en-US');
  await applyLocale('bea', {});
  await applyLocale('bea', null);
  expect(currentLocale()).toBe('en-US');
});

it('writes as the shop does where a later version has a way that is not known here', async () => {
  await applyLocale('bea', { locale: 'en-ZZ' as 'en-US' });
  expect(currentLocale()).toBe('en-US');
  await applyLocale('bea', null);
  expect(currentLocale()).toBe('en-US');
});
