import type { Booking } from '@thriftline/domain/orders/booking';
import { useEffect } from 'react';
import { doWithout } from '@/lib/reload/missing-chunk.ts';
import { useOnline } from './use-online.ts';

/** Has all that belongs to what was paid for kept on this device, once the server can be asked. */
export function usePrefetchedPurchases(uid: string, bookings: readonly Booking[]): void {
  const online = useOnline();
  const key = bookings
    .flatMap(({ paid, paymentIntentId, productId }) =>
      paid === true && paymentIntentId !== undefined ? [`${paymentIntentId} ${productId}`] : [],
    )
    .join('\n');
  useEffect(() => {
    if (key === '' || !online) return;
    const keep = async () => {
      const { prefetchPurchase } = await doWithout(
        () => import('@/lib/saved/purchases/prefetch-purchase.ts'),
      );
      for (const line of key.split('\n')) {
        const [paymentIntentId = '', productId = ''] = line.split(' ');
        await prefetchPurchase(uid, { paymentIntentId, productId });
      }
    };
    // The next look at them tries again.
    keep().catch((error: unknown) => console.warn('Not all of what was paid for is kept', error));
  }, [uid, key, online]);
}
