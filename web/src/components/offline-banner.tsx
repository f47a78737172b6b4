import Box from '@mui/material/Box';
import { useOnline } from '@/hooks/use-online.ts';

/** Says when there is no network, and what still works. */
export function OfflineBanner() {
  const online = useOnline();
  return (
    <Box role="status">
      {!online && (
        <Box
          sx={{
            bgcolor: 'warning.main',
            color: 'warning.contrastText',
            px: 2,
            py: 1,
            textAlign: 'center',
            typography: 'body2',
          }}
        >
          You are offline. What you have seen is still here; changes are sent when you are back.
        </Box>
      )}
    </Box>
  );
}
