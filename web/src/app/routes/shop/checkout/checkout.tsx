import type { Product } from '@thriftline/domain/catalogue/product';
import { lazy, useEffect, useRef, useState } from 'react';
import { LazyMount } from '@/components/loading/lazy-mount.tsx';
import type { Booked } from '@/features/bookings/components/booking-form.tsx';
import type { Stored } from '@/lib/firebase/stored.ts';
import { loadWhenIdle } from '@/lib/reload/load-when-idle.ts';

const loadSheet = () => import('./checkout-sheet.tsx');
const CheckoutSheet = lazy(async () => ({ default: (await loadSheet()).CheckoutSheet }));
const loadBooked = () => import('@/features/bookings/components/booked-dialog.tsx');
const BookedDialog = lazy(async () => ({ default: (await loadBooked()).BookedDialog }));

interface CheckoutProps {
  /** What is bought; closed while it is null. */
  product: Stored<Product> | null;
  onClose: () => void;
}

/** Buying an item over the page it was found on. Its sheet comes when the page has time, and at the latest when it is first opened. */
export function Checkout({ product, onClose }: CheckoutProps) {
  const [booked, setBooked] = useState<Booked>();
  const open = useRef(product);
  useEffect(() => {
    open.current = product;
  }, [product]);
  useEffect(() => loadWhenIdle(loadSheet, loadBooked), []);
  const isTold = booked !== undefined && product === null;
  return (
    <>
      <LazyMount open={product !== null}>
        <CheckoutSheet
          product={product}
          onClose={onClose}
          onBooked={(made) => {
            // An answer may come after its sheet, and find that of another item: that stays, and it is told of once that closes.
            if (open.current?._id === made.product._id) onClose();
            setBooked(made);
          }}
        />
      </LazyMount>
      <LazyMount open={isTold}>
        <BookedDialog
          sent={isTold ? booked.sent : null}
          product={booked?.product}
          onClose={() => setBooked(undefined)}
        />
      </LazyMount>
    </>
  );
}
