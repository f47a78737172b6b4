import { useEffect, useRef } from 'react';

/** Calls back when the page is left or hidden, and when what asks is no longer shown. */
export function useLeaving(onLeave: () => void): void {
  const leave = useRef(onLeave);
  leave.current = onLeave;
  useEffect(() => {
    const tell = () => leave.current();
    const onHide = () => {
      if (document.visibilityState === 'hidden') tell();
    };
    window.addEventListener('pagehide', tell);
    document.addEventListener('visibilitychange', onHide);
    return () => {
      window.removeEventListener('pagehide', tell);
      document.removeEventListener('visibilitychange', onHide);
      tell();
    };
  }, []);
}
