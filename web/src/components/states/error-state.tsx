import { useLingui } from '@lingui/react/macro';
import { errorMessage } from '@/lib/texts/error-message.ts';
import { PlainButton } from '../plain/plain-button.tsx';
import styles from './error-state.module.css';

interface ErrorStateProps {
  /** Whatever was thrown. */
  error: unknown;
  /** Tries again; without it no Retry button is shown. */
  onRetry?: () => void;
}

/** Stands where content would be when it could not be had. */
export function ErrorState({ error, onRetry }: ErrorStateProps) {
  const { t } = useLingui();
  return (
    <div role="alert" className={styles.error}>
      <p>{errorMessage(error)}</p>
      {onRetry && (
        <PlainButton look="text" onClick={onRetry}>
          {t`Retry`}
        </PlainButton>
      )}
    </div>
  );
}
