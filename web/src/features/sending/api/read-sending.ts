import type { SendingReport } from '@thriftline/domain/notifications/sending-report';
import { callFunction } from '@/lib/calls/callables.ts';

/** What could not be sent, and what waits. For admins. Throws AppError. */
export function readDeliveries(): Promise<SendingReport> {
  return callFunction('readDeliveries', {});
}
