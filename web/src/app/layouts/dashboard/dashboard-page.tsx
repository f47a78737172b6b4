import { useLingui } from '@lingui/react/macro';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { DashboardTitle } from './dashboard-title.tsx';
import { DASHBOARD_TITLES, type TitledPage } from './dashboard-titles.ts';

/** A page of the dashboard: its title in the tab and as the heading. */
export function DashboardPage({ page, children }: { page: TitledPage; children: ReactNode }) {
  const { t } = useLingui();
  return (
    <>
      <DashboardTitle page={page} />
      <Typography variant="h1" sx={{ mb: 3 }}>
        {t(DASHBOARD_TITLES[page])}
      </Typography>
      {children}
    </>
  );
}
