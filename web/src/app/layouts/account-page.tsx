import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect } from 'react';
import { BrandIllustration } from '@/components/brand-illustration.tsx';
import { PageTitle } from '@/components/page-title.tsx';
import { startSession } from '@/features/auth/session/start-session.ts';

interface AccountPageProps {
  title: string;
  /** One sentence under the heading. */
  intro: ReactNode;
  children: ReactNode;
}

/** The frame of login, signup and password reset: one card under the line. */
export function AccountPage({ title, intro, children }: AccountPageProps) {
  // Whoever signs in here is to be noticed.
  useEffect(startSession, []);
  return (
    <Box sx={{ maxWidth: 480, mx: 'auto', pt: { xs: 0, md: 2 }, pb: 6 }}>
      <PageTitle title={title} />
      <BrandIllustration compact />
      <Card sx={{ p: { xs: 2.5, sm: 4 }, mt: -1, position: 'relative' }}>
        <Typography variant="h2" component="h1">
          {title}
        </Typography>
        <Typography color="textSecondary" sx={{ mt: 1, mb: 3 }} component="div">
          {intro}
        </Typography>
        {children}
      </Card>
    </Box>
  );
}
