import { type ComponentProps, lazy, Suspense, useEffect, useState } from 'react';
import { reportError } from '@/lib/report-error.ts';
import { whenIdle } from '@/lib/when-idle.ts';

const load = () => import('./booking-dialog.tsx');
const BookingDialog = lazy(async () => ({ default: (await load()).BookingDialog }));

/** The booking dialog, whose form comes when the page has time, and at the latest when it is first opened. */
export function LazyBookingDialog(props: ComponentProps<typeof BookingDialog>) {
  const [opened, setOpened] = useState(false);
  useEffect(() => whenIdle(() => void load().catch(reportError)), []);
  if (props.product !== null && !opened) setOpened(true);
  return (
    opened && (
      <Suspense>
        <BookingDialog {...props} />
      </Suspense>
    )
  );
}
