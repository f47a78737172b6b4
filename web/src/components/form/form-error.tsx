import Alert from '@mui/material/Alert';

/** What went wrong with a whole form, under it; an alert, so that it is announced when it appears. */
export function FormError({ message }: { message: string | undefined }) {
  return message === undefined ? null : <Alert severity="error">{message}</Alert>;
}
