import Link from '@mui/material/Link';

/** First stop of the keyboard: past the menu. */
export function SkipLink() {
  return (
    <Link
      href="#main"
      sx={{
        position: 'absolute',
        insetInlineStart: 16,
        top: -80,
        zIndex: 'tooltip',
        bgcolor: 'background.paper',
        borderRadius: 1,
        px: 2,
        py: 1.5,
        '&:focus': { top: 12 },
      }}
    >
      Skip to content
    </Link>
  );
}
