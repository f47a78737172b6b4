import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { totalShare, type UploadStage } from '@/hooks/use-picture-upload.ts';

interface UploadProgressProps {
  stage: UploadStage;
  /** What is uploaded: `photo` unless told. */
  what?: string;
  onCancel: () => void;
}

/** How far the upload of a form's picture is, and the way to stop it. */
export function UploadProgress({ stage, what = 'photo', onCancel }: UploadProgressProps) {
  if (stage.name === 'idle') return null;
  const percent = stage.name === 'uploading' ? Math.round(totalShare(stage.shares) * 100) : undefined;
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: '1fr auto', alignItems: 'center', columnGap: 2 }}>
      <Box>
        <Typography variant="body2" color="textSecondary">
          {percent === undefined ? `Preparing the ${what}` : `Uploading the ${what}: ${percent} %`}
        </Typography>
        <LinearProgress
          aria-label="Photo upload"
          {...(percent === undefined ? {} : { variant: 'determinate', value: percent })}
        />
      </Box>
      <Button color="inherit" onClick={onCancel}>
        Cancel upload
      </Button>
    </Box>
  );
}
