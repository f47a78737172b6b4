import Box from '@mui/material/Box';

/** An empty clothes rail with one hanger and its tag: nothing here yet. */
export function EmptyPicture() {
  return (
    <Box
      component="svg"
      viewBox="0 0 160 110"
      aria-hidden
      sx={{
        width: 160,
        height: 110,
        fill: 'none',
        color: 'primary.main',
        strokeWidth: 3,
        strokeLinecap: 'round',
      }}
    >
      <Box
        component="ellipse"
        cx="80"
        cy="101"
        rx="62"
        ry="6"
        sx={{ fill: 'var(--mui-palette-action-hover)' }}
      />
      <path d="M24 100V18M136 100V18M12 100h24M124 100h24M14 18h132" stroke="currentColor" />
      <path d="M80 18v6c7 0 9 8 2 10l-2 2v4" stroke="currentColor" />
      <path
        d="M80 40 50 60c-4 3-2 8 3 8h54c5 0 7-5 3-8L80 40Z"
        stroke="currentColor"
        strokeLinejoin="round"
      />
      <Box component="g" sx={{ color: 'price.main' }}>
        <path d="M98 68v8" stroke="currentColor" />
        <path d="m98 76 8 7v13H90V83l8-7Z" fill="currentColor" stroke="currentColor" strokeLinejoin="round" />
      </Box>
    </Box>
  );
}
