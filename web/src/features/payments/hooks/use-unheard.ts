import { useEffect, useState } from 'react';
import { whenUnheard } from '../charge-lock.ts';

/** Whether no page of this device hears any more what becomes of the card for a booking: then another may ask. */
export function useUnheard(bookingsId: string): boolean {
  const [unheard, setUnheard] = useState(false);
  useEffect(() => whenUnheard(bookingsId, () => setUnheard(true)), [bookingsId]);
  return unheard;
}
