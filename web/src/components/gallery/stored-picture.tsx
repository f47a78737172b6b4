import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import type { MessagePicture } from '@thriftline/domain/pictures/message-picture';
import { lazy, Suspense, useState } from 'react';
import { useOnline } from '@/hooks/use-online.ts';
import { useStoredPicture } from '@/hooks/use-stored-picture.ts';
import { MissingPicture } from '../cards/missing-picture.tsx';
import { frameWidth } from './frame-width.ts';

const Zoom = lazy(async () => ({ default: (await import('./zoom.tsx')).Zoom }));

/** What a picture is shown by. */
export interface StoredPictureProps {
  /** What documents hold it: as it is shown, and as it is opened. */
  small: string;
  large: string;
  size: MessagePicture;
  alt: string;
}

/** A picture that only some may see, in a frame of its shape from the beginning; a press opens it large. */
export function StoredPicture({ small, large, size, alt }: StoredPictureProps) {
  const { t } = useLingui();
  const { width, height } = size;
  const online = useOnline();
  const [open, setOpen] = useState(false);
  const shown = useStoredPicture(small);
  const opened = useStoredPicture(open ? large : null);
  const label = shown.isLost
    ? t`${alt}: can’t be shown`
    : shown.url === undefined && !online
      ? t`${alt}: not available offline yet`
      : undefined;
  const img = opened.url ?? (opened.isLost || !online ? shown.url : undefined);
  return (
    <>
      <Box
        component="button"
        type="button"
        aria-label={label ?? t`Enlarge: ${alt}`}
        title={label}
        disabled={shown.url === undefined}
        onClick={() => setOpen(true)}
        sx={{
          display: 'block',
          position: 'relative',
          p: 0,
          border: 0,
          borderRadius: '12px',
          overflow: 'hidden',
          width: frameWidth(size),
          maxWidth: '100%',
          aspectRatio: `${width} / ${height}`,
          minHeight: 48,
          bgcolor: 'surface.sunken',
          cursor: 'zoom-in',
          '&:disabled': { cursor: 'default' },
        }}
      >
        {label !== undefined && <MissingPicture />}
        {shown.url !== undefined && (
          <Box
            component="img"
            src={shown.url}
            alt={alt}
            decoding="async"
            sx={{ display: 'block', width: '100%', height: '100%', objectFit: 'cover' }}
          />
        )}
      </Box>
      {open && img !== undefined && (
        <Suspense fallback={null}>
          <Zoom
            name={alt}
            pictures={[{ img, thumb: img, alt }]}
            index={0}
            onTurn={() => undefined}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
