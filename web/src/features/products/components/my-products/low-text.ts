import { FLUSH_TEXT } from '@/components/texts/flush-text.ts';

/** A text button as low as what stands beside it: the row of an item is to be short. */
export const LOW_TEXT = { ...FLUSH_TEXT, whiteSpace: 'nowrap', minHeight: 28, py: 0 } as const;
