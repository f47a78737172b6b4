import type { CallableResults } from '@thriftline/domain/callables';
import { callFunction } from '@/lib/callables.ts';

/** Moves the products of a category into another and deletes it; for admins. Throws AppError. */
export function mergeCategories(from: string, into: string): Promise<CallableResults['mergeCategories']> {
  return callFunction('mergeCategories', { from, into });
}
