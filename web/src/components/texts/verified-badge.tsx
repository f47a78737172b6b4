import { useLingui } from '@lingui/react/macro';
import VerifiedIcon from '@mui/icons-material/Verified';
import Box from '@mui/material/Box';

/** Says that an admin has vouched for the seller. */
export function VerifiedBadge() {
  const { t } = useLingui();
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.5,
        color: 'success.main',
        typography: 'caption',
        fontWeight: 600,
      }}
    >
      <VerifiedIcon fontSize="inherit" aria-hidden />
      {t`Verified`}
    </Box>
  );
}
