import { callFunction } from '@/lib/calls/callables.ts';

/** Lets other buyers at the product again. */
export async function releaseHold(bookingsId: string): Promise<void> {
  await callFunction('releaseHold', { bookingsId });
}
