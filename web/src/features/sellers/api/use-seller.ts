import type { SellerFacts } from '@thriftline/domain/accounts/seller-facts';
import { AppError } from '@thriftline/domain/base/errors';
import { useCallback, useEffect, useRef } from 'react';
import { useFetched } from '@/hooks/use-fetched.ts';
import { useOnline } from '@/hooks/use-online.ts';
import { callFunction } from '@/lib/calls/callables.ts';

/** What is known of a seller: `gone` where nobody of that id sells any more. */
export type SellerState =
  | { status: 'loading' | 'gone' }
  | { status: 'ready'; facts: SellerFacts }
  | { status: 'error'; error: unknown; retry: () => void };

/** An address that no seller can have leads to nobody, too. */
const isGone = (error: unknown) =>
  error instanceof AppError && (error.code === 'not-found' || error.code === 'invalid-argument');

/** What the server says of a seller to the person at the screen; asked again once the network is back. */
export function useSeller(sellerId: string): SellerState {
  const read = useCallback(() => callFunction('readSeller', { uid: sellerId }), [sellerId]);
  const asked = useFetched(read);
  const { status, retry } = asked;
  const online = useOnline();
  const wasOnline = useRef(online);
  useEffect(() => {
    if (online === wasOnline.current) return;
    wasOnline.current = online;
    if (online && status === 'error') retry();
  }, [online, status, retry]);
  if (asked.status === 'loading') return { status: 'loading' };
  if (asked.status === 'ready') return { status: 'ready', facts: asked.data };
  return isGone(asked.error) ? { status: 'gone' } : { status: 'error', error: asked.error, retry };
}
