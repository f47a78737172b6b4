import { currentLocale, setLocale } from '@thriftline/domain/locale';
import { afterEach, expect, it } from 'vitest';
import { forgetRemembered } from './device-memory.ts';
import { writeFor } from './write-for.ts';

afterEach(() => {
  forgetRemembered();
  setLocale();
});

it('writes as the account has chosen, at the next visit before its document is there', () => {
  writeFor('bea', { locale: 'en-IN' });
  expect(currentLocale()).toBe('en-IN');
  setLocale();
  writeFor('bea', null);
  expect(currentLocale()).toBe('en-IN');
});

it('writes as the shop does for somebody else, and for whoever chose nothing', () => {
  writeFor('bea', { locale: 'en-IN' });
  writeFor('ben', null);
  expect(currentLocale()).toBe('en-US');
  writeFor('bea', {});
  writeFor('bea', null);
  expect(currentLocale()).toBe('en-US');
});

it('writes as the shop does where a later version has a way that is not known here', () => {
  writeFor('bea', { locale: 'en-ZZ' as 'en-US' });
  expect(currentLocale()).toBe('en-US');
  writeFor('bea', null);
  expect(currentLocale()).toBe('en-US');
});
