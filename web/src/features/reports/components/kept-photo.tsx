import { Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { evidencePath, evidencePictureId } from '@thriftline/domain/base/collections';
import type { KeptPhoto as Kept } from '@thriftline/domain/reports/evidence';
import { LazyPicture } from '@/components/gallery/lazy-picture.tsx';

interface KeptPhotoProps {
  reportId: string;
  /** What it is called beside the evidence. */
  name: string;
  photo: Kept;
  alt: string;
}

/** A photo that is kept with a report, and whether that is its small size alone. */
export function KeptPhoto({ reportId, name, photo, alt }: KeptPhotoProps) {
  const path = `${evidencePath(reportId)}/${evidencePictureId(name)}`;
  return (
    <>
      <LazyPicture small={path} large={path} size={photo} alt={alt} />
      {photo.isThumbnail && (
        <Box sx={{ typography: 'body2' }}>
          <Trans>Thumbnail only. The full-size photo couldn’t be kept, and may show something else.</Trans>
        </Box>
      )}
    </>
  );
}
