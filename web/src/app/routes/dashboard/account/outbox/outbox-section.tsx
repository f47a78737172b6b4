import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

interface OutboxSectionProps {
  title: string;
  /** How many stand in it: without any there is nothing. */
  count: number;
  /** What can be done with all of them. */
  action?: ReactNode;
  /** List items. */
  children: ReactNode;
}

/** A part of the outbox under its heading. */
export function OutboxSection({ title, count, action, children }: OutboxSectionProps) {
  const id = useId();
  if (count === 0) return null;
  return (
    <Box component="section" aria-labelledby={id} sx={{ mb: 4, maxWidth: '40rem' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: 1, mb: 1.5 }}>
        <Typography variant="h3" component="h2" id={id}>
          {title} ({count})
        </Typography>
        {action}
      </Box>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 }}>
        {children}
      </Box>
    </Box>
  );
}
