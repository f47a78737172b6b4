import type { Books } from '@thriftline/domain/payouts/earnings';
import { callFunction } from '@/lib/calls/callables.ts';

/** The platform's books as they are now. For admins; throws AppError. */
export function readBooks(): Promise<Books> {
  return callFunction('readBooks', {});
}
