import { useUnreachable } from '../use-online.ts';

/** Id of the reason that `OnlineOnly` gives; a page has one at most. */
export const OFFLINE_REASON = 'offline-reason';

/** Props of a button for something that needs the network: disabled while there is none, described by the reason. */
export function useNeedsNetwork(): { disabled: boolean; 'aria-describedby'?: string } {
  return useUnreachable('functions') === undefined
    ? { disabled: false }
    : { disabled: true, 'aria-describedby': OFFLINE_REASON };
}
