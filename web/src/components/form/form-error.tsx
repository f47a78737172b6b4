import Alert from '@mui/material/Alert';

/** What went wrong with a whole form, under it; announced when it appears. */
export function FormError({ message }: { message: string | undefined }) {
  return <div role="alert">{message !== undefined && <Alert severity="error">{message}</Alert>}</div>;
}
