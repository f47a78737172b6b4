import { useEffect, useState } from 'react';
import { reportError } from '@/lib/report-error.ts';
import type { Draft } from './draft.ts';
import { outboxDb } from './outbox-db.ts';

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

/** The account's drafts, the newest first, but for those that are on the way to the server. */
export async function draftsOf(uid: string): Promise<Draft[]> {
  const all = await (await outboxDb()).getAll('drafts');
  return all.filter((draft) => draft.uid === uid && draft.sentAs === undefined).sort((a, b) => b.at - a.at);
}

/** Saves a draft on this device, in the place of an earlier state of it. Throws when there is no room. */
export async function saveDraft(draft: Omit<Draft, 'at'>): Promise<void> {
  await (await outboxDb()).put('drafts', { ...draft, at: Date.now() });
  changed();
}

/** Saves many drafts, all or none; those whose products are on the way stay as they are. Throws when there is no room. */
export async function saveDrafts(drafts: readonly Omit<Draft, 'at'>[]): Promise<void> {
  const transaction = (await outboxDb()).transaction('drafts', 'readwrite');
  const at = Date.now();
  for (const draft of drafts) {
    const before = await transaction.store.get(draft.id);
    if (before?.sentAs === undefined) await transaction.store.put({ ...draft, at });
  }
  await transaction.done;
  changed();
}

/** Throws a draft away, or what is left of it once it is published. */
export async function discardDraft(id: string): Promise<void> {
  await (await outboxDb()).delete('drafts', id);
  changed();
}

/**
 * Ends what is left of drafts whose products were on the way: the server has the product, or it refused it and the draft
 * is one again.
 */
export async function settleDrafts(uid: string): Promise<void> {
  const transaction = (await outboxDb()).transaction(['acts', 'drafts'], 'readwrite');
  const drafts = transaction.objectStore('drafts');
  let settled = false;
  for (const { sentAs, ...draft } of await drafts.getAll()) {
    if (draft.uid !== uid || sentAs === undefined) continue;
    const act = await transaction.objectStore('acts').get([uid, sentAs]);
    if (act !== undefined && act.state !== 'refused') continue;
    await (act === undefined ? drafts.delete(draft.id) : drafts.put(draft));
    settled = true;
  }
  await transaction.done;
  if (settled) changed();
}

/** Keeps what the form held until the server has the product, so that a refusal gives it back as a draft. */
export function saveDraftUntilSent(draft: Omit<Draft, 'at'> & { sentAs: string }): void {
  saveDraft(draft)
    // The server may have been quicker than the disk.
    .then(() => settleDrafts(draft.uid))
    // A private window keeps nothing: the product is sent all the same.
    .catch((error: unknown) => console.warn('The product is not kept as a draft', error));
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
