import { callFunction } from '@/lib/calls/callables.ts';

/** Has deliveries tried again within minutes; how many of them still needed it. For admins. Throws AppError. */
export async function retryDeliveries(ids: string[]): Promise<number> {
  return (await callFunction('retryDeliveries', { ids })).modifiedCount;
}
