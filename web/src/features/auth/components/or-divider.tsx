import { useLingui } from '@lingui/react/macro';
import styles from './auth-forms.module.css';

/** Between the form and the other way in. */
export function OrDivider() {
  const { t } = useLingui();
  return <p className={styles.or}>{t({ message: 'or', context: 'between two ways to log in' })}</p>;
}
