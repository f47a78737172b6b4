import { useEffect, useMemo } from 'react';
import { type ReactFireGlobals, useObservable } from 'reactfire';
import { Subject } from 'rxjs';

/** Begins to listen and tells whatever comes. Gives back how to stop. */
export type Listening<T> = (tell: (told: T) => void) => () => void;

let count = 0;

/** What is listened to while a component is shown, as reactfire takes it: a stream under a name. */
class Feed<T> {
  readonly name: string;
  readonly told = new Subject<T>();
  readonly #listening: Listening<T> | null;
  #isHeard = false;

  constructor(listening: Listening<T> | null, attempt: number) {
    this.name = `live:${++count}:${attempt}`;
    this.#listening = listening;
  }

  begin(): () => void {
    const stop = this.#listening?.((told) => this.told.next(told));
    this.#isHeard = true;
    return () => {
      this.#isHeard = false;
      stop?.();
      // Unless it begins again in the same breath, as in React's strict mode.
      queueMicrotask(() => {
        if (!this.#isHeard) forget(this.name);
      });
    };
  }
}

/** Has reactfire forget a stream: it keeps every one it ever saw, and what that told last. */
function forget(name: string): void {
  (globalThis as unknown as ReactFireGlobals)._reactFirePreloadedObservables.delete(name);
}

/**
 * What was told last of what is listened to, by reactfire; undefined until there is something, and always while it is null. Pass the
 * same function for as long as the same is meant: another one begins anew, and so does another attempt.
 *
 * Why not reactfire's own `useFirestoreDoc`, `useFirestoreDocData` and `useFirestoreCollection`, of which this one is the ground:
 *
 * - They listen, to every document that was ever shown, until the page is closed. Each costs a read whenever it changes.
 * - They throw what the rules refuse while a page is drawn, and keep it: nobody can try again, and a refusal is often an answer here.
 * - A collection's hook is not told when the server confirms what the cache had, so a list would be "not checked" for good; a
 *   document's data say nothing of where they come from, so "missing" could not be told from "not on this device".
 * - None waits for `listen`, which believes that something is gone only while the databases of this device are there.
 *
 * Where none of that matters one is used: features/saved-searches/api/use-name-of-category.ts.
 */
export function useTold<T>(listening: Listening<T> | null, attempt = 0): T | undefined {
  const feed = useMemo(() => new Feed(listening, attempt), [listening, attempt]);
  const { data } = useObservable<T | undefined>(feed.name, feed.told);
  useEffect(() => feed.begin(), [feed]);
  return data;
}
