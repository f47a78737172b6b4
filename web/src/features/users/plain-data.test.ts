import { Timestamp } from 'firebase/firestore';
import { expect, it } from 'vitest';
import { plainData } from './plain-data.ts';

it('turns times into texts, however deep, and leaves the rest', () => {
  const time = Timestamp.fromMillis(1_700_000_000_000);
  const text = '2023-11-14T22:13:20.000Z';
  expect(plainData({ a: time, b: [{ c: time }, 1, 'x', null, true], d: {} })).toEqual({
    a: text,
    b: [{ c: text }, 1, 'x', null, true],
    d: {},
  });
});
