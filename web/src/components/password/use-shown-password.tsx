import { useLingui } from '@lingui/react/macro';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import styles from './shown-password.module.css';

/** What makes a password field one whose text can be shown. */
export interface ShownPassword {
  type: 'password' | 'text';
  /** The button for the end of the field. */
  toggle: ReactElement;
}

/**
 * A field's type and the button that shows what is typed in it. The form's sending hides it again: browsers offer to save a password only
 * from a field that hides it, and put nothing that was typed in another into their list of suggestions.
 */
export function useShownPassword(): ShownPassword {
  const { t } = useLingui();
  const [shown, setShown] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const form = button.current?.form;
    if (!shown || !form) return undefined;
    const hide = () => setShown(false);
    form.addEventListener('submit', hide);
    return () => form.removeEventListener('submit', hide);
  }, [shown]);
  const toggle = (
    <button
      ref={button}
      type="button"
      className={styles.toggle}
      aria-label={shown ? t`Hide password` : t`Show password`}
      onClick={() => setShown(!shown)}
    >
      {shown ? t`Hide` : t`Show`}
    </button>
  );
  return { type: shown ? 'text' : 'password', toggle };
}
