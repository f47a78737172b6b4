import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { formatPrice } from '@thriftline/domain/base/money';
import { LISTING_PHOTO, type ReportedListing as Reported } from '@thriftline/domain/reports/evidence';
import { UserText } from '@/components/texts/user-text.tsx';
import { KeptPhoto } from './kept-photo.tsx';

/** The listing that a report is about, as it was when the report came, with the photo that is meant. */
export function ReportedListing({ reportId, listing }: { reportId: string; listing: Reported }) {
  const { resaleprice, categoryName, description, photoNumber, photo } = listing;
  const { t } = useLingui();
  const called = photoNumber === undefined ? t`Photo of the listing` : t`Reported: photo ${photoNumber}`;
  const price = formatPrice(resaleprice);
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: 1,
        px: 2,
        py: 1.25,
        borderRadius: '12px',
        bgcolor: 'surface.sunken',
      }}
    >
      <Box sx={{ typography: 'caption', color: 'text.secondary', overflowWrap: 'anywhere' }}>
        <Trans>
          Listing, {price}, <UserText>{categoryName}</UserText>
        </Trans>
      </Box>
      {photo ? (
        <>
          <KeptPhoto reportId={reportId} name={LISTING_PHOTO} photo={photo} alt={called} />
          {photoNumber !== undefined && <Box sx={{ typography: 'body2' }}>{called}</Box>}
        </>
      ) : (
        <Box sx={{ color: 'text.secondary' }}>
          {photoNumber === undefined ? t`No photo was kept.` : t`Photo ${photoNumber} couldn’t be kept.`}
        </Box>
      )}
      <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        <UserText block>{description}</UserText>
      </Box>
    </Box>
  );
}
