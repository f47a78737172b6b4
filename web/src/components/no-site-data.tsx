import { useState } from 'react';
import styles from './offline-banner.module.css';
import { PlainButton } from './plain-button.tsx';

/** What does not work where the browser forbids site data; all else does. */
export function NoSiteData() {
  const [shown, setShown] = useState(true);
  if (!shown) return null;
  return (
    <div role="note" className={styles.banner}>
      Your browser keeps nothing of this site: a reload signs you out, what was not sent is lost then, and
      nothing works without a network. Allow site data for it to change that.{' '}
      <PlainButton look="text" onClick={() => setShown(false)}>
        Close
      </PlainButton>
    </div>
  );
}
