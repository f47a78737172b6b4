import { type ComponentProps, lazy, useEffect } from 'react';
import { LazyMount } from '@/components/loading/lazy-mount.tsx';
import { whenIdle } from '@/lib/browser/when-idle.ts';
import { reportError } from '@/lib/notices/report-error.ts';

const load = () => import('./booking-dialog.tsx');
const BookingDialog = lazy(async () => ({ default: (await load()).BookingDialog }));
const loadBooked = () => import('./booked-dialog.tsx');
const BookedDialog = lazy(async () => ({ default: (await loadBooked()).BookedDialog }));

/** The booking dialog, whose form comes when the page has time, with what follows it, and at the latest when it is first opened. */
export function LazyBookingDialog(props: ComponentProps<typeof BookingDialog>) {
  useEffect(() => whenIdle(() => void Promise.all([load(), loadBooked()]).catch(reportError)), []);
  return (
    <LazyMount open={props.product !== null}>
      <BookingDialog {...props} />
    </LazyMount>
  );
}

/** What follows a booking, which comes with the booking dialog's form. */
export function LazyBookedDialog(props: ComponentProps<typeof BookedDialog>) {
  return (
    <LazyMount open={props.sent !== null}>
      <BookedDialog {...props} />
    </LazyMount>
  );
}
