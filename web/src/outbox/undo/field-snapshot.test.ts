import { Timestamp } from 'firebase/firestore';
import { expect, it } from 'vitest';
import { fieldSnapshot, fieldsOfSnapshot } from './field-snapshot.ts';

it('keeps moments exactly through a copy without classes, as the journal makes one', () => {
  const fields = {
    productname: 'Oak chair',
    paid: false,
    createdAt: new Timestamp(1_700_000_000, 123_456_000),
    pictures: [{ img: 'a', at: new Timestamp(1, 2) }, null],
  };
  const restored = fieldsOfSnapshot(structuredClone(fieldSnapshot(fields)));
  expect(restored).toEqual(fields);
  expect(restored.createdAt).toBeInstanceOf(Timestamp);
});
