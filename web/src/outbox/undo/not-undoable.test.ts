import { describe, expect, it } from 'vitest';
import type { MutationKind } from '../journal/mutation.ts';
import { aMutation } from '../testing/a-mutation.ts';
import { whyNotUndoable } from './not-undoable.ts';

const queued = (kind: MutationKind, rest: object = {}) => aMutation({ kind, state: 'queued', ...rest });

describe('whyNotUndoable', () => {
  it('says why a message stays, and nothing of what can be taken back or takes back', () => {
    expect(whyNotUndoable(queued('write'))).toMatch(/can’t be withdrawn/);
    expect(whyNotUndoable(queued('book'))).toBeUndefined();
    expect(whyNotUndoable(queued('deleteBooking', { undoes: 'book' }))).toBeUndefined();
  });

  it('tells a paid order, which only leaves the list, from a booking that this device does not know any more', () => {
    expect(whyNotUndoable(queued('deleteBooking', { changes: { hiddenByBuyer: true } }))).toMatch(
      /^You paid/,
    );
    expect(whyNotUndoable(queued('deleteBooking'))).toMatch(/book the item again/);
    expect(whyNotUndoable(queued('deleteBooking', { before: { productname: 'Oak chair' } }))).toBeUndefined();
  });
});
