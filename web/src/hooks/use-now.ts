import { useEffect, useState } from 'react';

/** The time in milliseconds since 1970, kept up to date every second until `until` has passed (never, when undefined). */
export function useNow(until: number | undefined): number {
  const [now, setNow] = useState(Date.now);

  useEffect(() => {
    setNow(Date.now());
    if (until === undefined || until <= Date.now()) return;
    const timer = setInterval(() => {
      setNow(Date.now());
      if (until <= Date.now()) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [until]);

  return now;
}
