import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useOnline, useServerSilent } from '@/hooks/use-online.ts';
import styles from './offline-banner.module.css';

/** How long the banner says that the connection is back, in milliseconds. */
const BACK_MS = 6_000;

const OFFLINE = 'You are offline. What you have seen is still here; changes are sent when you are back.';
const SILENT = 'The server does not answer. What you have seen is still here; changes are sent when it does.';
const BACK = 'You are back online.';

/** True for a while after the connection came back. */
function useBack(online: boolean): boolean {
  const wasOffline = useRef(false);
  const [back, setBack] = useState(false);
  useEffect(() => {
    if (!online) {
      wasOffline.current = true;
      setBack(false);
      return;
    }
    if (!wasOffline.current) return;
    wasOffline.current = false;
    setBack(true);
    const timer = setTimeout(() => setBack(false), BACK_MS);
    return () => clearTimeout(timer);
  }, [online]);
  return back;
}

/** Says when the server cannot be reached, what still works, and when it can be reached again; `children` stand behind that. */
export function OfflineBanner({ children }: { children?: ReactNode }) {
  const online = useOnline();
  const silent = useServerSilent();
  const back = useBack(online);
  const text = online ? BACK : silent ? SILENT : OFFLINE;
  return (
    <div role="status" className={styles.place}>
      {(!online || back) && (
        <div className={online ? `${styles.banner} ${styles.back}` : styles.banner}>
          {text} {children}
        </div>
      )}
    </div>
  );
}
