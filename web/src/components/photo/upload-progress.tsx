import { msg, t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { formatPercent } from '@thriftline/domain/base/locale/format-percent';
import { totalShare, type UploadStage } from '@/hooks/use-picture-upload.ts';

const PREPARING = { photo: msg`Preparing the photo`, pictures: msg`Preparing the photos` };
const UPLOADING: Record<keyof typeof PREPARING, (percent: string) => string> = {
  photo: (percent) => t`Uploading the photo: ${percent}`,
  pictures: (percent) => t`Uploading the photos: ${percent}`,
};

interface UploadProgressProps {
  stage: UploadStage;
  /** What is uploaded: `photo` unless told. */
  what?: keyof typeof PREPARING;
  onCancel: () => void;
}

/** How far the upload of a form's picture is, and the way to stop it. */
export function UploadProgress({ stage, what = 'photo', onCancel }: UploadProgressProps) {
  const { t } = useLingui();
  if (stage.name === 'idle') return null;
  const percent = stage.name === 'uploading' ? Math.round(totalShare(stage.shares) * 100) : undefined;
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: '1fr auto', alignItems: 'center', columnGap: 2 }}>
      <Box>
        <Typography variant="body2" color="textSecondary">
          {percent === undefined ? t(PREPARING[what]) : UPLOADING[what](formatPercent(percent / 100))}
        </Typography>
        <LinearProgress
          aria-label={t`Photo upload`}
          {...(percent === undefined ? {} : { variant: 'determinate', value: percent })}
        />
      </Box>
      <Button color="inherit" onClick={onCancel}>
        {t`Cancel upload`}
      </Button>
    </Box>
  );
}
