import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { UserText } from '@/components/texts/user-text.tsx';

const LINES = 3;

/** A long text cut after a few lines, with a button that shows the rest. */
export function ClampedText({ text, about }: { text: string; about: string }) {
  const [open, setOpen] = useState(false);
  const textId = useId();
  const clamp = {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: LINES,
    overflow: 'hidden',
  };
  return (
    <Box>
      <Typography
        id={textId}
        variant="body2"
        color="textSecondary"
        sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line', ...(open ? {} : clamp) }}
      >
        <UserText block>{text}</UserText>
      </Typography>
      <Link
        component="button"
        type="button"
        variant="body2"
        aria-expanded={open}
        aria-controls={textId}
        aria-label={`${open ? 'Less' : 'More'} about ${about}`}
        onClick={() => setOpen(!open)}
        sx={{ minHeight: 44, minWidth: 44, mb: -1, textAlign: 'left' }}
      >
        {open ? 'Less' : 'More'}
      </Link>
    </Box>
  );
}
