import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { PageTitle } from '@/components/plain/page-title.tsx';

/** A page of the dashboard: its title in the tab and as the heading. */
export function DashboardPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <PageTitle title={title} />
      <Typography variant="h1" sx={{ mb: 3 }}>
        {title}
      </Typography>
      {children}
    </>
  );
}
