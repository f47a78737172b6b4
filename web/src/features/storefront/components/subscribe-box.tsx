import { type FormEvent, useState } from 'react';
import { PlainButton } from '@/components/plain-button.tsx';
import styles from './subscribe-box.module.css';

/** What an e-mail address looks like; the same as in domain/fields.ts, without the library that comes with it. */
const ADDRESS = /^[^\s@]+@[^\s@]+$/;

/** Asks for an e-mail address. Nothing is sent or kept yet, and the answer promises nothing it does not do. */
export function SubscribeBox() {
  const [address, setAddress] = useState('');
  const [fault, setFault] = useState<string>();
  const [thanked, setThanked] = useState(false);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const valid = ADDRESS.test(address.trim());
    setFault(valid ? undefined : 'An e-mail address, like name@example.com');
    setThanked(valid);
  };

  return (
    <section aria-labelledby="subscribe" className={styles.box}>
      <div>
        <h2 id="subscribe">New finds, now and then</h2>
        <p>Tell us where to write when our letter starts.</p>
      </div>
      <form noValidate onSubmit={submit} className={styles.form}>
        <div className={styles.row}>
          <div className={styles.field}>
            <label htmlFor="subscribe-email">Email</label>
            <input
              id="subscribe-email"
              type="email"
              autoComplete="email"
              value={address}
              onChange={(event) => setAddress(event.target.value)}
              aria-invalid={fault !== undefined}
              aria-describedby="subscribe-fault"
            />
          </div>
          <PlainButton type="submit" large>
            Subscribe
          </PlainButton>
        </div>
        <p id="subscribe-fault" role="alert" className={styles.fault}>
          {fault}
        </p>
        <div role="status">
          {thanked && <p className={styles.thanks}>Thank you! Our letter is not out yet.</p>}
        </div>
      </form>
    </section>
  );
}
