import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useHasNetwork, useOnline, useSilentServer } from '@/hooks/use-online.ts';
import type { ServerName } from '@/lib/connection/connection.ts';
import { type StoreLoss, useLostStore } from '@/lib/device/site-data/lost-store.ts';
import { PlainButton } from '../plain/plain-button.tsx';
import styles from './offline-banner.module.css';

/** How long the banner says that the connection is back, in milliseconds. */
const BACK_MS = 6_000;

const OFFLINE = msg`You’re offline. You can still see pages you’ve opened, and we send your changes when you’re back.`;

/** What each server's silence means to the person at the screen. */
const SILENT: Record<ServerName, MessageDescriptor> = {
  firestore: msg`We can’t connect right now. You can still see pages you’ve opened, and we send your changes once we’re connected again.`,
  functions: msg`Payments and offers are temporarily down. Try again in a few minutes.`,
  hosting: msg`The website is temporarily down. You can only see pages you’ve opened. Payments and offers have to wait.`,
  auth: msg`Sign-in is temporarily down. You stay signed in, but changes may have to wait.`,
  card: msg`The payment provider isn’t responding. Payments have to wait.`,
  storage: msg`Photo uploads are temporarily down. New photos have to wait.`,
};

/** What has become of what this page worked with. */
const LOST: Record<StoreLoss, MessageDescriptor> = {
  cleared: msg`Your device was low on space, so your browser deleted this site’s data. This page no longer updates.`,
  full: msg`Your device is full, so this page no longer updates. Copy what you’ve typed here, then reload.`,
};

const BACK = msg`You’re back online.`;
const ANSWERS = msg`Everything works again.`;

/** What is wrong with the connection, in words; undefined while nothing is. */
function useTrouble(): MessageDescriptor | undefined {
  const online = useOnline();
  const silent = useSilentServer();
  if (silent !== undefined) return SILENT[silent];
  return online ? undefined : OFFLINE;
}

/** What is said for a while after the trouble is over: the same once more where some of it came back meanwhile. */
function useRelief(trouble: MessageDescriptor | undefined): MessageDescriptor | undefined {
  const words = useRef<MessageDescriptor>(undefined);
  const [relief, setRelief] = useState<MessageDescriptor>();
  useEffect(() => {
    if (trouble !== undefined) {
      // Who was offline is back, although a part of the shop was missing last.
      if (words.current !== BACK) words.current = trouble === OFFLINE ? BACK : ANSWERS;
      setRelief(undefined);
      return;
    }
    if (words.current === undefined) return;
    setRelief(words.current);
    const timer = setTimeout(() => {
      words.current = undefined;
      setRelief(undefined);
    }, BACK_MS);
    return () => clearTimeout(timer);
  }, [trouble]);
  return relief;
}

/** Says that this page shows what it had, and no more. */
function LostStore({ loss }: { loss: StoreLoss }) {
  const { t } = useLingui();
  const online = useHasNetwork();
  return (
    <div role="status" className={styles.place}>
      <div className={styles.banner}>
        {t(LOST[loss])}{' '}
        {online ? (
          <PlainButton look="text" onClick={() => window.location.reload()}>
            {t`Reload`}
          </PlainButton>
        ) : (
          t`Reload when you’re back online.`
        )}
      </div>
    </div>
  );
}

/** Says when a server cannot be reached, what still works, and when it can be reached again; `children` stand behind that. */
export function OfflineBanner({ children }: { children?: ReactNode }) {
  const { t } = useLingui();
  const trouble = useTrouble();
  const lost = useLostStore();
  const relief = useRelief(trouble);
  const text = trouble ?? relief;
  if (lost !== undefined) return <LostStore loss={lost} />;
  return (
    <div role="status" className={styles.place}>
      {text !== undefined && (
        <div className={trouble === undefined ? `${styles.banner} ${styles.back}` : styles.banner}>
          {t(text)} {children}
        </div>
      )}
    </div>
  );
}
