import { useLingui } from '@lingui/react/macro';
import styles from './page-skeleton.module.css';

/** Stands for a page that is on its way. */
export function PageSkeleton() {
  const { t } = useLingui();
  return (
    <div className={styles.page} role="status" aria-label={t`Loading`}>
      <div className={styles.heading} />
      <div className={styles.line} />
      <div className={styles.block} />
    </div>
  );
}
