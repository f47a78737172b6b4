import { Timestamp } from 'firebase/firestore';
import { expect, it } from 'vitest';
import { keptFields, restoredFields } from './kept-fields.ts';

it('keeps moments exactly through a copy without classes, as the journal makes one', () => {
  const fields = {
    productname: 'Oak chair',
    paid: false,
    createdAt: new Timestamp(1_700_000_000, 123_456_000),
    pictures: [{ img: 'a', at: new Timestamp(1, 2) }, null],
  };
  const restored = restoredFields(structuredClone(keptFields(fields)));
  expect(restored).toEqual(fields);
  expect(restored.createdAt).toBeInstanceOf(Timestamp);
});
