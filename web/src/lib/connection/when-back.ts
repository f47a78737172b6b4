import { t } from '@lingui/core/macro';
import { useSyncExternalStore } from 'react';
import { useLingui } from '../language/lingui.tsx';
import { onConnectionChange } from './connection.ts';

/** When what waits is sent, in words that end a sentence after "once", "when" or "until": a slow or silent server is not the phone's fault. */
export function whenBack(hasNetwork = navigator.onLine): string {
  return hasNetwork
    ? t({ message: 'the server answers', comment: 'Stands after “once”, “when” and “until”' })
    : t({ message: 'you are back online', comment: 'Stands after “once”, “when” and “until”' });
}

/** `whenBack` for components, which render again when it changes. */
export function useWhenBack(): string {
  useLingui();
  const hasNetwork = useSyncExternalStore(
    onConnectionChange,
    () => navigator.onLine,
    () => true,
  );
  return whenBack(hasNetwork);
}
