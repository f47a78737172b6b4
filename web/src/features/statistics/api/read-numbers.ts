import type { NumbersOfShop } from '@thriftline/domain/settings/shop-numbers';
import { callFunction } from '@/lib/calls/callables.ts';

/** The numbers of the last months. For admins; throws AppError. */
export function readNumbers(): Promise<NumbersOfShop> {
  return callFunction('readNumbers', {});
}
