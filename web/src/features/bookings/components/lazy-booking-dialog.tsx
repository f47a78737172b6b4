import { type ComponentProps, lazy, useEffect } from 'react';
import { OnceOpened } from '@/components/once-opened.tsx';
import { reportError } from '@/lib/report-error.ts';
import { whenIdle } from '@/lib/when-idle.ts';

const load = () => import('./booking-dialog.tsx');
const BookingDialog = lazy(async () => ({ default: (await load()).BookingDialog }));
const loadBooked = () => import('./booked-dialog.tsx');
const BookedDialog = lazy(async () => ({ default: (await loadBooked()).BookedDialog }));

/** The booking dialog, whose form comes when the page has time, with what follows it, and at the latest when it is first opened. */
export function LazyBookingDialog(props: ComponentProps<typeof BookingDialog>) {
  useEffect(() => whenIdle(() => void Promise.all([load(), loadBooked()]).catch(reportError)), []);
  return (
    <OnceOpened open={props.product !== null}>
      <BookingDialog {...props} />
    </OnceOpened>
  );
}

/** What follows a booking, which comes with the booking dialog's form. */
export function LazyBookedDialog(props: ComponentProps<typeof BookedDialog>) {
  return (
    <OnceOpened open={props.sent !== null}>
      <BookedDialog {...props} />
    </OnceOpened>
  );
}
