import styles from './plain-alert.module.css';

interface PlainAlertProps {
  /** Nothing is shown without one. */
  message: string | undefined;
  severity?: 'error' | 'success';
}

const MARKS = {
  error: 'M12 7v6M12 16.5v.5',
  success: 'm8 12.3 2.8 2.7L16 9.5',
};

/** What went wrong, or right, with a whole form; announced when it appears. Made without Material UI; looks like its own. */
export function PlainAlert({ message, severity = 'error' }: PlainAlertProps) {
  if (message === undefined) return null;
  return (
    <div
      role={severity === 'error' ? 'alert' : 'status'}
      className={`${styles.alert} ${styles[severity] ?? ''}`}
    >
      <svg viewBox="0 0 24 24" aria-hidden className={styles.mark}>
        <circle cx="12" cy="12" r="9" />
        <path d={MARKS[severity]} />
      </svg>
      <p>{message}</p>
    </div>
  );
}
