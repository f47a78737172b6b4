import Box from '@mui/material/Box';
import { PRODUCT_NAME } from './page-title.tsx';

/** The name on its line, with the tag that hangs from it. */
export function Wordmark() {
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 1,
        typography: 'h3',
        fontWeight: 800,
        color: 'primary.main',
      }}
    >
      <Box
        component="svg"
        viewBox="0 0 32 32"
        aria-hidden
        sx={{ width: 32, height: 32, flexShrink: 0, strokeLinecap: 'round', strokeLinejoin: 'round' }}
      >
        <path d="M1 5q15 7 30 0" fill="none" stroke="currentColor" strokeWidth="2.5" />
        <Box
          component="path"
          d="m16 9 9 7v13a2 2 0 0 1-2 2H9a2 2 0 0 1-2-2V16Z"
          sx={{ fill: 'var(--mui-palette-price-main)' }}
        />
        <Box
          component="circle"
          cx="16"
          cy="16.5"
          r="2.2"
          sx={{ fill: 'var(--mui-palette-background-default)' }}
        />
      </Box>
      {PRODUCT_NAME}
    </Box>
  );
}
