import { expect, it } from 'vitest';
import { momentText } from '@/lib/texts/moment-text.ts';
import { summaryText } from './found-text.ts';

it('says in one sentence how many there are, where, since when and why there may be more', () => {
  const count = { count: 1, isExact: true };
  const at = Date.now();
  const why = 'silent';
  expect(summaryText({ count, asOf: undefined, why: undefined })).toBe('1 item');
  expect(summaryText({ count, asOf: at, why: undefined })).toBe(`1 item, as of ${momentText(at)}`);
  expect(summaryText({ count, asOf: at, why })).toBe(
    `1 item on this device, as of ${momentText(at)}. We can’t connect right now, so there may be more.`,
  );
  expect(summaryText({ count, asOf: undefined, isOfDevice: true, why: undefined })).toBe(
    '1 item on this device. Searching for more, so there may be more.',
  );
  expect(summaryText({ count: undefined, asOf: at, why })).toBe('');
});
