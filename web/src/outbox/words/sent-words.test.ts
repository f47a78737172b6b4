import { describe, expect, it } from 'vitest';
import type { ActKind } from '../journal/act.ts';
import { sentWords } from './sent-words.ts';

const anAct = (kind: ActKind) => ({
  kind,
  subject: { productId: 'p1', name: 'Oak chair', img: '', price: 45.5 },
});

describe('sentWords', () => {
  it('names one thing that was sent, and counts several', () => {
    expect(sentWords([anAct('book')])).toBe('Sent: your booking of “Oak chair”');
    expect(sentWords([{ ...anAct('deleteBooking'), undoes: 'book' }])).toBe(
      'Sent: undoing your booking of “Oak chair”',
    );
    expect(sentWords([anAct('book'), anAct('wish')])).toBe('Sent: 2 changes');
  });
});
