import { useLingui } from '@lingui/react/macro';
import ScheduleSendOutlined from '@mui/icons-material/ScheduleSendOutlined';
import Chip from '@mui/material/Chip';

/** Marks what was done on this device and has not reached the server yet. */
export function WaitingToSend() {
  const { t } = useLingui();
  return (
    <Chip
      size="small"
      color="warning"
      variant="outlined"
      icon={<ScheduleSendOutlined />}
      label={t`Waiting to send`}
      sx={{ bgcolor: 'background.paper' }}
    />
  );
}
