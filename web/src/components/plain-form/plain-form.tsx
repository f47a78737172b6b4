import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { PlainAlert } from '@/components/plain/plain-alert.tsx';
import { PlainButton } from '@/components/plain/plain-button.tsx';
import { FaultsContext } from './form-faults.ts';
import styles from './plain-form.module.css';
import { type PlainFormWork, usePlainForm } from './use-plain-form.ts';

interface PlainFormProps<T extends object> extends PlainFormWork<T> {
  submitLabel: string;
  /** The fields. */
  children: ReactNode;
}

/**
 * Fields with the button that sends them, made without Material UI and Formik: it comes with the page, and works as soon as
 * its small script has come. What is wrong with the whole is said above the button.
 */
export function PlainForm<T extends object>({ submitLabel, children, ...work }: PlainFormProps<T>) {
  const { t } = useLingui();
  const { element, faults, fault, busy } = usePlainForm(work);
  return (
    <form {...element} className={styles.form} aria-busy={busy}>
      <FaultsContext value={faults}>{children}</FaultsContext>
      <PlainAlert message={fault} />
      <noscript>
        <p className={styles.note}>{t`This form needs JavaScript. Turn it on in your browser.`}</p>
      </noscript>
      {/* Shown by an attribute of the page that public/first-paint.js sets. */}
      <p role="status" className={styles.early}>
        {t`The page is still loading. We’ll send this once it has loaded.`}
      </p>
      <PlainButton type="submit" large busy={busy}>
        {submitLabel}
      </PlainButton>
    </form>
  );
}
