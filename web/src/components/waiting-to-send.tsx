import Chip from '@mui/material/Chip';

/** Marks what was written on this device and has not reached the server yet. */
export function WaitingToSend() {
  return <Chip size="small" color="warning" variant="outlined" label="Waiting to send" />;
}
