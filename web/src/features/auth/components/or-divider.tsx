import styles from './auth-forms.module.css';

/** Between the form and the other way in. */
export function OrDivider() {
  return <p className={styles.or}>or</p>;
}
