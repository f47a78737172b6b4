// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { accountStore } from '@/lib/device/store.ts';
import { startClearing } from '@/outbox/device/device-owner.ts';
import { rememberedFields, rememberFields } from './remembered-fields.ts';

const EMPTY = { mobile: '', location: '' };
const TYPED = { mobile: '+44 1904 496 000', location: 'York' };

beforeEach(() => localStorage.clear());

describe('the fields of the last booking', () => {
  it('stand there again for the same buyer alone', () => {
    expect(rememberedFields('bea')).toEqual(EMPTY);
    rememberFields('bea', TYPED);
    expect(rememberedFields('bea')).toEqual(TYPED);
    expect(rememberedFields('bob')).toEqual(EMPTY);
  });

  it('begin with the telephone number of the account', () => {
    expect(rememberedFields('bea', '+44 20 7946 0000')).toEqual({ ...EMPTY, mobile: '+44 20 7946 0000' });
    rememberFields('bea', TYPED);
    expect(rememberedFields('bea', '+44 20 7946 0000')).toEqual(TYPED);
  });

  it('are gone once the buyer signs out', () => {
    rememberFields('bea', TYPED);
    startClearing();
    expect(rememberedFields('bea')).toEqual(EMPTY);
  });

  it('are empty rather than wrong', () => {
    for (const kept of [{ mobile: 'ring me', location: 'York' }, { mobile: 1 }, null, 'York']) {
      accountStore('bea').keep('booking-fields', kept);
      expect(rememberedFields('bea')).toEqual(EMPTY);
    }
  });
});
