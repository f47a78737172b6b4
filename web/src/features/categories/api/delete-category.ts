import { callFunction } from '@/lib/calls/callables.ts';

/** Deletes an empty category; for admins. Throws AppError: `conflict` while there are products in it. */
export async function deleteCategory(categoryId: string): Promise<void> {
  await callFunction('deleteCategory', { categoryId });
}
