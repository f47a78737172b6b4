import { useLingui } from '@lingui/react/macro';
import Typography from '@mui/material/Typography';
import { invariant } from '@thriftline/domain/base/invariant';
import { useRef } from 'react';
import { useParams } from 'react-router-dom';
import { DashboardTitle } from '@/app/layouts/dashboard/dashboard-title.tsx';
import { PaymentPanel } from '@/features/payments/components/payment-panel.tsx';
import { PaymentSessionProvider } from '@/features/payments/session/session-context.tsx';
import { BookFirst } from './payment/book-first.tsx';

/** Pays a booking; what is not booked yet is booked first. */
export function PaymentRoute() {
  const { t } = useLingui();
  const { id } = useParams();
  const heading = useRef<HTMLHeadingElement>(null);
  invariant(id !== undefined, 'the address of a payment has its booking');
  return (
    <>
      <DashboardTitle page="payment" />
      <Typography ref={heading} variant="h1" tabIndex={-1} sx={{ mb: 3 }}>
        {t`Payment`}
      </Typography>
      <PaymentSessionProvider key={id}>
        <PaymentPanel
          bookingsId={id}
          unbooked={<BookFirst bookingsId={id} onFormGone={() => heading.current?.focus()} />}
        />
      </PaymentSessionProvider>
    </>
  );
}
