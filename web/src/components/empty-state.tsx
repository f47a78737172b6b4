import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { EmptyPicture } from './empty-picture.tsx';

interface EmptyStateProps {
  /** What is not there, like `No orders yet`. */
  title: string;
  /** What to do about it. */
  children?: ReactNode;
  /** A button or link that does it. */
  action?: ReactNode;
}

/** Stands where a list would be when it has nothing. */
export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        justifyItems: 'center',
        textAlign: 'center',
        gap: 1.5,
        px: 2,
        py: { xs: 5, md: 8 },
      }}
    >
      <EmptyPicture />
      <Typography variant="h5" component="p">
        {title}
      </Typography>
      {children !== undefined && (
        <Typography color="textSecondary" sx={{ maxWidth: '44ch' }} component="div">
          {children}
        </Typography>
      )}
      {action}
    </Box>
  );
}
