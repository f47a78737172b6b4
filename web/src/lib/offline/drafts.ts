import { useEffect, useState } from 'react';
import { reportError } from '../report-error.ts';
import type { Draft } from './draft.ts';
import { offlineDb } from './offline-db.ts';

/** Tells the other tabs that the drafts are others. */
const channel = new BroadcastChannel('thriftline-drafts');
const listeners = new Set<() => void>();
channel.onmessage = () => {
  for (const listener of listeners) listener();
};

function changed(): void {
  channel.postMessage(null);
  for (const listener of listeners) listener();
}

/** The account's drafts, the newest first. */
export async function draftsOf(uid: string): Promise<Draft[]> {
  const all = await (await offlineDb()).getAll('drafts');
  return all.filter((draft) => draft.uid === uid).sort((a, b) => b.at - a.at);
}

/** Keeps a draft on this device, in the place of an earlier state of it. Throws when there is no room. */
export async function keepDraft(draft: Omit<Draft, 'at'>): Promise<void> {
  await (await offlineDb()).put('drafts', { ...draft, at: Date.now() });
  changed();
}

/** Throws a draft away, or what is left of it once it is published. */
export async function discardDraft(id: string): Promise<void> {
  await (await offlineDb()).delete('drafts', id);
  changed();
}

/** The account's drafts, the newest first; undefined until they are read. Stays true to what other tabs do. */
export function useDrafts(uid: string): readonly Draft[] | undefined {
  const [drafts, setDrafts] = useState<readonly Draft[]>();
  useEffect(() => {
    let shown = true;
    const read = () => {
      draftsOf(uid)
        .then((found) => {
          if (shown) setDrafts(found);
        })
        .catch((error: unknown) => {
          if (shown) setDrafts([]);
          reportError(error);
        });
    };
    read();
    listeners.add(read);
    return () => {
      shown = false;
      listeners.delete(read);
    };
  }, [uid]);
  return drafts;
}
