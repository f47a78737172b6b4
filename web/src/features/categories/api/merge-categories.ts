import type { CallableResults } from '@thriftline/domain/calls/callables';
import { callFunction } from '@/lib/calls/callables.ts';

/** Moves the products of a category into another and deletes it; for admins. Throws AppError. */
export function mergeCategories(from: string, into: string): Promise<CallableResults['mergeCategories']> {
  return callFunction('mergeCategories', { from, into });
}
