import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

const PARAMETER = 'reach';
const MAX_REACH = 50;

/** How far an address looks for words: 1 unless it says a number. */
export function reachOf(address: URLSearchParams): number {
  const reach = Number(address.get(PARAMETER));
  return Number.isInteger(reach) && reach > 1 ? Math.min(reach, MAX_REACH) : 1;
}

/** How far words are looked for. It stands in the address, so that Back and a reload look as far. */
export function useReach(): { reach: number; reachFurther: () => void } {
  const [address, setAddress] = useSearchParams();
  const reachFurther = useCallback(() => {
    setAddress(
      (before) => {
        const after = new URLSearchParams(before);
        after.set(PARAMETER, String(reachOf(before) + 1));
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [setAddress]);
  return { reach: reachOf(address), reachFurther };
}
