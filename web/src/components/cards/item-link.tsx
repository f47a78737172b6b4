import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';

/** The name of an item as the way to its page. It looks like the text around it until it is pointed at. */
export function ItemLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link
      component={RouterLink}
      to={to}
      color="inherit"
      underline="hover"
      sx={{ display: 'inline-block', py: 0.5, font: 'inherit', letterSpacing: 'inherit' }}
    >
      {children}
    </Link>
  );
}
