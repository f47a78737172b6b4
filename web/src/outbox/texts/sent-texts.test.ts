import { describe, expect, it } from 'vitest';
import type { MutationKind } from '../journal/mutation.ts';
import { sentText } from './sent-texts.ts';

const aMutation = (kind: MutationKind) => ({
  kind,
  subject: { productId: 'p1', name: 'Oak chair', img: '', price: 45.5 },
});

describe('sentText', () => {
  it('names one thing that was sent, and counts several', () => {
    expect(sentText([aMutation('book')])).toBe('Sent: your booking of “Oak chair”');
    expect(sentText([{ ...aMutation('deleteBooking'), undoes: 'book' }])).toBe(
      'Sent: undoing your booking of “Oak chair”',
    );
    expect(sentText([aMutation('book'), aMutation('wish')])).toBe('Sent: 2 changes');
  });
});
