import { useState } from 'react';
import { allowsSiteData, forgetNoRoom, hasNoRoom, takesTexts } from '@/lib/device/site-data/site-data.ts';
import { PlainButton } from '../plain/plain-button.tsx';
import styles from './offline-banner.module.css';

const FORBIDDEN =
  'Your browser blocks this site’s data. Reloading signs you out and loses unsent changes, and nothing works offline. Allow site data for this site.';
const NO_ROOM =
  'Your device is full, so we can only save what you type in this tab. Reloading loses unsent changes and photos, and nothing works offline. Free up some space.';

const NOT_ANSWERED =
  "Your browser's storage isn't responding, so keep this page open until everything you do here is sent.";

const TEXTS_FULL =
  "Your browser has no space left for this site's settings, so keep this page open until everything you do here is sent.";

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
