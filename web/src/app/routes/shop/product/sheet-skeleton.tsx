import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useLocation } from 'react-router-dom';
import { ImageFrame } from '@/components/cards/image-frame.tsx';
import { GALLERY_RATIO } from '@/components/gallery/gallery-ratio.ts';
import { carriedPhoto, PHOTO_PLACE } from '@/lib/browser/view-transition.ts';

const EDGES = { mx: { xs: -2, sm: 0 }, mt: { xs: -3, sm: 0 } };

/** An item's page that is still loading, its parts where they will be, with the photo of the card that led here. */
export function SheetSkeleton() {
  const { t } = useLingui();
  const photo = carriedPhoto(useLocation().pathname);
  return (
    <Box
      role="status"
      aria-label={t`Loading`}
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 7fr) minmax(0, 5fr)' },
        columnGap: { md: 5, lg: 7 },
        rowGap: 3,
      }}
    >
      {photo === undefined ? (
        <Skeleton variant="rounded" sx={{ ...EDGES, aspectRatio: GALLERY_RATIO, height: 'auto' }} />
      ) : (
        <Box
          sx={{ ...EDGES, '--photo-ratio': GALLERY_RATIO, borderRadius: { sm: '18px' }, overflow: 'hidden' }}
          {...PHOTO_PLACE}
        >
          <ImageFrame src={photo} alt="" ratio="var(--photo-ratio)" whole eager />
        </Box>
      )}
      <Box sx={{ display: 'grid', alignContent: 'start', gap: 2 }}>
        <Skeleton width="30%" />
        <Skeleton width="85%" height={56} />
        <Skeleton width="40%" height={40} />
        <Skeleton variant="rounded" height={180} />
        <Skeleton variant="rounded" height={52} />
      </Box>
    </Box>
  );
}
