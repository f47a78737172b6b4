import { useState } from 'react';
import { allowsSiteData, forgetNoRoom } from '@/lib/site-data/site-data.ts';
import styles from './offline-banner.module.css';
import { PlainButton } from './plain-button.tsx';

const FORBIDDEN =
  'Your browser keeps nothing of this site: a reload signs you out, what was not sent is lost then, and nothing works without a network. Allow site data for it to change that.';
const NO_ROOM =
  'Your device has no room for what this site keeps, so it keeps nothing now but what you type in this tab: what waits to be sent, and photos, are lost with a reload, and nothing works without a network. Free some room to change that.';

function tryAgain(): void {
  forgetNoRoom();
  window.location.reload();
}

/** What does not work where the browser forbids site data, or has no room for it; all else does. */
export function NoSiteData() {
  const [shown, setShown] = useState(true);
  if (!shown) return null;
  const isAllowed = allowsSiteData();
  return (
    <div role="note" className={styles.banner}>
      {isAllowed ? NO_ROOM : FORBIDDEN}{' '}
      {isAllowed && (
        <PlainButton look="text" onClick={tryAgain}>
          Try again
        </PlainButton>
      )}
      <PlainButton look="text" onClick={() => setShown(false)}>
        Close
      </PlainButton>
    </div>
  );
}
