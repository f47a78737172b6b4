import { useState } from 'react';
import { allowsSiteData, forgetNoRoom, hasNoRoom, takesTexts } from '@/lib/device/site-data/site-data.ts';
import { PlainButton } from '../plain/plain-button.tsx';
import styles from './offline-banner.module.css';

const FORBIDDEN =
  'Your browser keeps nothing of this site: a reload signs you out, what was not sent is lost then, and nothing works without a network. Allow site data for it to change that.';
const NO_ROOM =
  'Your device has no room for what this site keeps, so it keeps nothing now but what you type in this tab: what waits to be sent, and photos, are lost with a reload, and nothing works without a network. Free some room to change that.';

const NOT_ANSWERED =
  "Your browser's storage isn't responding, so keep this page open until everything you do here is sent.";

const TEXTS_FULL =
  "Your browser has no room left for this site's settings, so keep this page open until everything you do here is sent.";

function whatFails(): string {
  if (!allowsSiteData()) return FORBIDDEN;
  if (hasNoRoom()) return NO_ROOM;
  return takesTexts() ? NOT_ANSWERED : TEXTS_FULL;
}

function tryAgain(): void {
  forgetNoRoom();
  window.location.reload();
}

/** What does not work where the browser forbids site data, has no room for it or does not answer; all else does. */
export function NoSiteData() {
  const [shown, setShown] = useState(true);
  if (!shown) return null;
  return (
    <div role="note" className={styles.banner}>
      {whatFails()}{' '}
      {allowsSiteData() && (
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
