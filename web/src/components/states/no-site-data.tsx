import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { allowsSiteData, forgetNoRoom, hasNoRoom, takesTexts } from '@/lib/device/site-data/site-data.ts';
import { PlainButton } from '../plain/plain-button.tsx';
import styles from './offline-banner.module.css';

const FORBIDDEN = msg`Your browser blocks this site’s data. Reloading signs you out and loses unsent changes, and nothing works offline. Allow site data for this site.`;
const NO_ROOM = msg`Your device is full, so we can only save what you type in this tab. Reloading loses unsent changes and photos, and nothing works offline. Free up some space.`;

const NOT_ANSWERED = msg`Your browser can’t save changes right now, so keep this page open until everything you do here is sent.`;

const TEXTS_FULL = msg`Your browser has no space left for this site’s settings, so keep this page open until everything you do here is sent.`;

function whatFails(): MessageDescriptor {
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
  const { t } = useLingui();
  const [shown, setShown] = useState(true);
  if (!shown) return null;
  return (
    <div role="note" className={styles.banner}>
      {t(whatFails())}{' '}
      {allowsSiteData() && (
        <PlainButton look="text" onClick={tryAgain}>
          {t`Try again`}
        </PlainButton>
      )}
      <PlainButton look="text" onClick={() => setShown(false)}>
        {t`Close`}
      </PlainButton>
    </div>
  );
}
