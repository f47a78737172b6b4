import Box from '@mui/material/Box';
import { keyframes } from '@mui/material/styles';

const slide = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(350%)' } });

/** A thin line at the top while the next page is on its way. */
export function NavigationProgress() {
  return (
    <Box
      role="progressbar"
      aria-label="Loading page"
      sx={{ position: 'fixed', insetInline: 0, top: 0, height: 3, zIndex: 'tooltip', overflow: 'hidden' }}
    >
      <Box
        sx={{
          width: '30%',
          height: 1,
          bgcolor: 'price.main',
          animation: `${slide} 900ms linear 150ms infinite both`,
        }}
      />
    </Box>
  );
}
