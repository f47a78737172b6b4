import { useEffect, useState } from 'react';

/** Whether the component has been shown for longer than that, in milliseconds. */
export function useSlow(milliseconds: number): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds]);
  return slow;
}
