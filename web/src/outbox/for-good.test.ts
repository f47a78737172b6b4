import { describe, expect, it } from 'vitest';
import type { ActKind } from './act.ts';
import { whyForGood } from './for-good.ts';

const anAct = (kind: ActKind) => ({
  kind,
  subject: { productId: 'p1', name: 'Oak chair', img: '', price: 45.5 },
});

describe('whyForGood', () => {
  it('says why a message stays, and nothing of what can be taken back or takes back', () => {
    expect(whyForGood(anAct('write'))).toMatch(/cannot be taken back/);
    expect(whyForGood(anAct('book'))).toBeUndefined();
    expect(whyForGood({ ...anAct('deleteBooking'), undoes: 'book' })).toBeUndefined();
  });
});
