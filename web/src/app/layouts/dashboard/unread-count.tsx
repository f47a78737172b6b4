import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { VISUALLY_HIDDEN } from '@/components/plain/visually-hidden.ts';

const WHAT = {
  unread: msg({ message: 'unread', context: 'count' }),
  new: msg({ message: 'new', context: 'count' }),
  unsent: msg({ message: 'not sent', context: 'count' }),
};

interface UnreadCountProps {
  count: number;
  /** What is counted, for who hears it. */
  what?: keyof typeof WHAT;
}

/** How many conversations have something unread, or how much there is else, beside the way to it; nothing when there is none. */
export function UnreadCount({ count, what = 'unread' }: UnreadCountProps) {
  const { t } = useLingui();
  if (count === 0) return null;
  return (
    <Box
      component="span"
      sx={{
        ml: 1,
        px: 1,
        minWidth: '1.7em',
        borderRadius: '1em',
        textAlign: 'center',
        typography: 'caption',
        fontWeight: 700,
        lineHeight: 1.7,
        bgcolor: 'primary.main',
        color: 'primary.contrastText',
      }}
    >
      {count}
      <span style={VISUALLY_HIDDEN}> {t(WHAT[what])}</span>
    </Box>
  );
}
