import { expect, it } from 'vitest';
import { MOBILE_PATTERN, tidyMobile } from './fields.ts';

it.each([
  ['+44\u00a0113\u00a0496\u00a00000', '+44 113 496 0000'],
  ['\u202a+44 113 496 0000\u202c', '+44 113 496 0000'],
  ['0113\u2011496\u20110000', '0113-496-0000'],
  ['0113\u2013496\u22120000', '0113-496-0000'],
  ['01\u202f13\u2009496\u200b0000', '01 13 4960000'],
  ['０１１３ ４９６ ００００', '0113 496 0000'],
  ['٠١٠١٢٣٤٥٦٧٨', '01012345678'],
  ['+۹۸ ۲۱ ۱۲۳۴ ۵۶۷۸', '+98 21 1234 5678'],
  ['०११३ ४९६ ००००', '0113 496 0000'],
  ['(0113) 496/0000', '(0113) 496/0000'],
])('a telephone number that is pasted as %j is %s', (typed, stored) => {
  expect(tidyMobile(typed)).toBe(stored);
  expect(tidyMobile(typed)).toMatch(new RegExp(MOBILE_PATTERN));
});

it('leaves what is no telephone number, to be told of', () => {
  expect(tidyMobile('call me ')).toBe('call me ');
});
