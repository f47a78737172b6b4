import { callFunction } from '@/lib/calls/callables.ts';

/** Says in which order categories are shown, all others after them; for admins. Throws AppError. */
export async function orderCategories(ids: string[]): Promise<void> {
  await callFunction('orderCategories', { ids });
}
