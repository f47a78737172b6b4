import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { Wordmark } from '@/components/wordmark.tsx';
import { paths } from '@/config/paths.ts';
import { ThemeSwitch } from './theme-switch.tsx';

/** The name of the product, the main links and the switch between light and dark. */
export function TopBar({ children }: { children: ReactNode }) {
  return (
    <Box component="header" sx={{ borderBottom: 1, borderColor: 'divider' }}>
      <Container
        maxWidth="lg"
        sx={{ display: 'flex', alignItems: 'center', gap: 2, minHeight: { xs: 60, md: 76 } }}
      >
        <Link
          component={RouterLink}
          to={paths.home.href()}
          underline="none"
          aria-label="Thriftline, start page"
          sx={{ mr: 'auto', display: 'inline-flex', alignItems: 'center', minHeight: 44 }}
        >
          <Wordmark />
        </Link>
        {children}
        <ThemeSwitch />
      </Container>
    </Box>
  );
}
