import { callFunction } from '@/lib/calls/callables.ts';

/** Makes one's own buyer account a seller's. The page learns of it by its account's document. Throws AppError. */
export async function becomeSeller(): Promise<void> {
  await callFunction('becomeSeller', {});
}
