import { useSyncExternalStore } from 'react';
import { onConnectionChange } from './connection.ts';

const OFFLINE = 'you are back online';
const SILENT = 'the server answers';

/** When what waits is sent, in words that end a sentence after "once", "when" or "until": a slow or silent server is not the phone's fault. */
export function whenBack(): string {
  return navigator.onLine ? SILENT : OFFLINE;
}

/** `whenBack` for components, which render again when it changes. */
export function useWhenBack(): string {
  return useSyncExternalStore(onConnectionChange, whenBack, () => SILENT);
}

/** Says of an act that it waits to be sent, and what is so once it was. */
export function waitsText(then: string): string {
  return `Waiting to send: ${then} once ${whenBack()}.`;
}
