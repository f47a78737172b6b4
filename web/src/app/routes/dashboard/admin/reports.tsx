import { lazy, Suspense } from 'react';
import { DashboardPage } from '@/app/layouts/dashboard/dashboard-page.tsx';
import { OnlineOnly } from '@/components/states/online-only.tsx';
import { ReportsList } from '@/features/reports/components/reports-list.tsx';

const ModeratedReview = lazy(async () => ({
  default: (await import('@/features/reviews/components/moderated-review.tsx')).ModeratedReview,
}));

/** What people reported of conversations, reviews, listings and profiles. */
export function ReportsRoute() {
  return (
    <DashboardPage page="reports">
      <OnlineOnly act="decideReports" />
      <ReportsList
        reviewActs={(reviewId) => (
          <Suspense>
            <ModeratedReview reviewId={reviewId} />
          </Suspense>
        )}
      />
    </DashboardPage>
  );
}
