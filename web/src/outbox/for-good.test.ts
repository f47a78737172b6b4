import { describe, expect, it } from 'vitest';
import type { ActKind } from './act.ts';
import { whyForGood } from './for-good.ts';
import { anAct } from './testing/an-act.ts';

const queued = (kind: ActKind, rest: object = {}) => anAct({ kind, state: 'queued', ...rest });

describe('whyForGood', () => {
  it('says why a message stays, and nothing of what can be taken back or takes back', () => {
    expect(whyForGood(queued('write'))).toMatch(/cannot be taken back/);
    expect(whyForGood(queued('book'))).toBeUndefined();
    expect(whyForGood(queued('deleteBooking', { undoes: 'book' }))).toBeUndefined();
  });

  it('tells a paid order, which only leaves the list, from a booking that this device does not know any more', () => {
    expect(whyForGood(queued('deleteBooking', { changes: { hiddenByBuyer: true } }))).toMatch(/^It is paid/);
    expect(whyForGood(queued('deleteBooking'))).toMatch(/book it again/);
    expect(whyForGood(queued('deleteBooking', { before: { productname: 'Oak chair' } }))).toBeUndefined();
  });
});
