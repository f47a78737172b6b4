import { DashboardPage } from '@/app/layouts/dashboard/dashboard-page.tsx';
import { OnlineOnly } from '@/components/states/online-only.tsx';
import { BooksReport } from '@/features/payouts/components/books-report.tsx';
import { StuckPayouts } from '@/features/payouts/components/stuck-payouts.tsx';

/** The platform's books, and payouts that somebody has to look after: for admins. */
export function BooksRoute() {
  return (
    <DashboardPage page="books">
      <OnlineOnly act="addUpBooks" />
      <BooksReport />
      <StuckPayouts />
    </DashboardPage>
  );
}
