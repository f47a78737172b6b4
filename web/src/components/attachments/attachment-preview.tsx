import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { usePreview } from '@/hooks/use-preview.ts';
import type { AttachedPicture } from '@/lib/pictures/attached-picture.ts';

interface AttachmentPreviewProps {
  /** Undefined while it is being made ready. */
  picture: AttachedPicture | undefined;
  /** Takes it out again; undefined where it cannot be. */
  onRemove?: () => void;
}

/** A picture that is not sent yet. */
export function AttachmentPreview({ picture, onRemove }: AttachmentPreviewProps) {
  const { t } = useLingui();
  const url = usePreview(picture?.small ?? null);
  return (
    <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center' }}>
      <Box
        sx={{
          width: 72,
          height: 72,
          flexShrink: 0,
          borderRadius: '10px',
          overflow: 'hidden',
          bgcolor: 'surface.sunken',
        }}
      >
        {url !== undefined && (
          <Box
            component="img"
            src={url}
            alt={t`Photo to send`}
            sx={{ display: 'block', width: 1, height: 1, objectFit: 'cover' }}
          />
        )}
      </Box>
      {picture === undefined && <LinearProgress aria-label={t`Preparing the photo`} sx={{ flexGrow: 1 }} />}
      {onRemove && (
        <Button type="button" size="small" color="inherit" onClick={onRemove}>
          {t`Remove photo`}
        </Button>
      )}
    </Box>
  );
}
