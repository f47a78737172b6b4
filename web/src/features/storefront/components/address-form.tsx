import { useLingui } from '@lingui/react/macro';
import { EMAIL_PATTERN, NO_EMAIL } from '@thriftline/domain/base/fields/email-address';
import type { Text } from '@thriftline/domain/base/texts/words';
import { type FormEvent, type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { PlainButton } from '@/components/plain/plain-button.tsx';
import { takeEarlySubmit } from '@/lib/browser/early-submit.ts';
import { useWords } from '@/lib/language/use-words.ts';
import { errorMessage } from '@/lib/texts/error-message.ts';
import styles from './address-form.module.css';

interface AddressFormProps {
  submitLabel: string;
  /** Does it with the address. Throws AppError. */
  onSubmit: (address: string) => Promise<void>;
  /** Said once it is done. */
  done: ReactNode;
  /** Stands under the field. */
  children?: ReactNode;
}

/** Asks for an e-mail address and does one thing with it. Made without Material UI. */
export function AddressForm({ submitLabel, onSubmit, done, children }: AddressFormProps) {
  const { t } = useLingui();
  const [address, setAddress] = useState('');
  const words = useWords();
  const [fault, setFault] = useState<Text>();
  const [state, setState] = useState<'open' | 'busy' | 'done'>('open');
  const [formId, fieldId, faultId] = [useId(), useId(), useId()];
  const field = useRef<HTMLInputElement>(null);
  // The page may have stood there for seconds before this script came: what was typed meanwhile counts.
  useLayoutEffect(() => setAddress(field.current?.value ?? ''), []);
  useEffect(() => {
    if (takeEarlySubmit(formId)) field.current?.form?.requestSubmit();
  }, [formId]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (state === 'busy') return;
    setState('open');
    // As it stands there, which what is drawn may be behind of.
    const trimmed = (field.current?.value ?? address).trim();
    if (!EMAIL_PATTERN.test(trimmed)) {
      setFault(NO_EMAIL);
      return;
    }
    setFault(undefined);
    setState('busy');
    try {
      await onSubmit(trimmed);
      setState('done');
    } catch (error) {
      setFault(errorMessage(error));
      setState('open');
    }
  };

  return (
    <form id={formId} method="post" noValidate onSubmit={submit} className={styles.form}>
      <div className={styles.row}>
        <div className={styles.field}>
          <label htmlFor={fieldId}>{t`Email`}</label>
          <input
            ref={field}
            id={fieldId}
            type="email"
            autoComplete="email"
            value={address}
            onChange={(event) => setAddress(event.target.value)}
            aria-invalid={fault !== undefined}
            aria-describedby={faultId}
          />
        </div>
        <PlainButton type="submit" large aria-disabled={state === 'busy'}>
          {submitLabel}
        </PlainButton>
      </div>
      <p id={faultId} role="alert" className={styles.fault}>
        {fault && words(fault)}
      </p>
      {children}
      <div role="status">{state === 'done' && <p className={styles.done}>{done}</p>}</div>
    </form>
  );
}
