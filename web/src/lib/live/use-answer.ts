import { useCallback, useState } from 'react';
import { useOnline } from '../connection/connection.ts';
import { useResponseTimeouts } from '../connection/response-timeout.ts';
import { type Listening, useTold } from './use-told.ts';

/** What is told of a document or a list: what it is, and whether the server says so in this session; or why nothing can be. */
export type Answer<T> = (T & { confirmed: boolean }) | { error: unknown };

/** What was told last, and what a component can do about it. */
interface Answered<T> {
  told: Answer<T> | undefined;
  /** Starts over after an error. */
  retry: () => void;
  /** Whether there is somebody to ask for what this device lacks. */
  canAsk: boolean;
}

/** Listens for as long as the component is shown (to nothing while it is null), and has Firestore looked for where the server says nothing. */
export function useAnswer<T>(listening: Listening<Answer<T>> | null): Answered<T> {
  const [attempt, setAttempt] = useState(0);
  const told = useTold(listening, attempt);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  const canAsk = useOnline();
  useResponseTimeouts(listening === null || (told !== undefined && ('error' in told || told.confirmed)));
  return { told, retry, canAsk };
}
