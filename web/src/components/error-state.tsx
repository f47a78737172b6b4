import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { errorMessage } from '@/lib/error-message.ts';

interface ErrorStateProps {
  /** Whatever was thrown. */
  error: unknown;
  /** Tries again; without it no Retry button is shown. */
  onRetry?: () => void;
}

/** Stands where content would be when it could not be had. */
export function ErrorState({ error, onRetry }: ErrorStateProps) {
  return (
    <Alert
      severity="error"
      variant="outlined"
      action={
        onRetry && (
          <Button color="inherit" onClick={onRetry}>
            Retry
          </Button>
        )
      }
    >
      {errorMessage(error)}
    </Alert>
  );
}
