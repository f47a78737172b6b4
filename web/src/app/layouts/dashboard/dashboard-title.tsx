import { useLingui } from '@lingui/react/macro';
import { PageTitle } from '@/components/plain/page-title.tsx';
import { DASHBOARD_TITLES, type TitledPage } from './dashboard-titles.ts';

/** The title of a page of the dashboard in the browser's tab. */
export function DashboardTitle({ page }: { page: TitledPage }) {
  const { t } = useLingui();
  return <PageTitle title={t(DASHBOARD_TITLES[page])} />;
}
