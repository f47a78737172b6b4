import { type ComponentProps, lazy, useEffect } from 'react';
import { OnceOpened } from '@/components/once-opened.tsx';
import { reportError } from '@/lib/report-error.ts';
import { whenIdle } from '@/lib/when-idle.ts';

const load = () => import('./booking-dialog.tsx');
const BookingDialog = lazy(async () => ({ default: (await load()).BookingDialog }));

/** The booking dialog, whose form comes when the page has time, and at the latest when it is first opened. */
export function LazyBookingDialog(props: ComponentProps<typeof BookingDialog>) {
  useEffect(() => whenIdle(() => void load().catch(reportError)), []);
  return (
    <OnceOpened open={props.product !== null}>
      <BookingDialog {...props} />
    </OnceOpened>
  );
}
