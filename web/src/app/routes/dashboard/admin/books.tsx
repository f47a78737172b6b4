import { useLingui } from '@lingui/react/macro';
import { DashboardPage } from '@/app/layouts/dashboard/dashboard-page.tsx';
import { OnlineOnly } from '@/components/states/online-only.tsx';
import { BooksReport } from '@/features/payouts/components/books-report.tsx';
import { StuckPayouts } from '@/features/payouts/components/stuck-payouts.tsx';

/** The platform's books, and payouts that somebody has to look after: for admins. */
export function BooksRoute() {
  const { t } = useLingui();
  return (
    <DashboardPage title={t`Books`}>
      <OnlineOnly act="addUpBooks" />
      <BooksReport />
      <StuckPayouts />
    </DashboardPage>
  );
}
