import Box from '@mui/material/Box';
import { VISUALLY_HIDDEN } from '@/components/visually-hidden.ts';

/** How many conversations have something unread, beside the way to them; nothing when none has. */
export function UnreadCount({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <Box
      component="span"
      sx={{
        ml: 1,
        px: 1,
        minWidth: 22,
        borderRadius: '11px',
        textAlign: 'center',
        typography: 'caption',
        fontWeight: 700,
        lineHeight: '22px',
        bgcolor: 'primary.main',
        color: 'primary.contrastText',
      }}
    >
      {count}
      <span style={VISUALLY_HIDDEN}> unread</span>
    </Box>
  );
}
