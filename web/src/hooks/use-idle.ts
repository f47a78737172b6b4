import { useEffect, useState } from 'react';
import { whenIdle } from '@/lib/browser/when-idle.ts';

/** Whether the page has loaded and had time for what nobody waits for. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return isIdle;
}
