import type { CallableResults } from '@thriftline/domain/calls/callables';
import { callFunction } from '@/lib/calls/callables.ts';

/** Gives a category another name, and its products with it; for admins. Throws AppError: `conflict` names who has it. */
export function renameCategory(
  categoryId: string,
  categoryname: string,
): Promise<CallableResults['renameCategory']> {
  return callFunction('renameCategory', { categoryId, categoryname });
}
