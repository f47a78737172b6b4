import { useEffect, useState } from 'react';
import { onServerClock, serverNow } from '@/lib/clock/server-clock.ts';

/**
 * The time by the server's clock, in milliseconds since 1970, kept up to date every second until `until` has passed (never,
 * when undefined).
 */
export function useNow(until: number | undefined): number {
  const [now, setNow] = useState(serverNow);

  useEffect(() => {
    let timer: ReturnType<typeof setInterval> | undefined;
    const tick = () => {
      const time = serverNow();
      setNow(time);
      if (until === undefined || until <= time) clearInterval(timer);
    };
    const start = () => {
      clearInterval(timer);
      if (until !== undefined) timer = setInterval(tick, 1000);
      tick();
    };
    start();
    // What was over by a clock that was wrong may not be.
    const stop = onServerClock(start);
    return () => {
      stop();
      clearInterval(timer);
    };
  }, [until]);

  return now;
}
