import { CardElement } from '@stripe/react-stripe-js';
import type { StripeElements } from '@stripe/stripe-js';
import { useCallback, useEffect, useState } from 'react';

/** Whether the provider's card field came. */
export interface CardField {
  /** Another one for each try: the key of the element. */
  round: number;
  failed: boolean;
  /** Puts a new field in the place of the one that did not come. */
  retry: () => void;
}

/** Listens to whether the card field loads: without it there would be an empty box, and a button that nothing wakes. */
export function useCardField(elements: StripeElements | null): CardField {
  const [round, setRound] = useState(0);
  const [failedRound, setFailedRound] = useState<number>();

  useEffect(() => {
    const card = elements?.getElement(CardElement);
    const onError = () => setFailedRound(round);
    card?.on('loaderror', onError);
    return () => {
      card?.off('loaderror', onError);
    };
  }, [elements, round]);

  const retry = useCallback(() => setRound((last) => last + 1), []);
  return { round, failed: failedRound === round, retry };
}
