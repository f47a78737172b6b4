import type { DeliveryReport } from '@thriftline/domain/notifications/delivery-report';
import { callFunction } from '@/lib/calls/callables.ts';

/** What could not be sent, and what waits. For admins. Throws AppError. */
export function readDeliveries(): Promise<DeliveryReport> {
  return callFunction('readDeliveries', {});
}
