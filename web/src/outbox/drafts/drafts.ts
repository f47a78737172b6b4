import { useEffect, useState } from 'react';
import { openTabChannel } from '@/lib/browser/tab-channel.ts';
import { serverNow } from '@/lib/clock/server-clock.ts';
import { askToPersist } from '@/lib/device/ask-to-persist.ts';
import { keepsIn } from '@/lib/device/site-data/database-answers.ts';
import { reportError } from '@/lib/notices/report-error.ts';
import type { Draft, Publishing } from '../journal/draft.ts';
import { isWaiting } from '../journal/mutation.ts';
import { OUTBOX_DB, outboxDb } from '../journal/outbox-db.ts';

/** Tells the other tabs that the drafts are others. */
const channel = openTabChannel('thriftline-drafts');
const listeners = new Set<() => void>();
channel.onmessage = () => {
  for (const listener of listeners) listener();
};

function changed(): void {
  channel.postMessage(null);
  for (const listener of listeners) listener();
}

/** Whether somebody can go on writing it. */
const isBegun = ({ sentAs, gone }: Draft) => sentAs === undefined && gone !== true;

/** Everything this device has of the account's drafts: also those on the way, and what is left of those that are gone. */
export async function allDraftsOf(uid: string): Promise<Draft[]> {
  if (!(await keepsIn(OUTBOX_DB))) return [];
  const all = await (await outboxDb()).getAll('drafts');
  return all.filter((draft) => draft.uid === uid);
}

/** The account's drafts, the newest first, but for those that are on the way to the server. */
export async function draftsOf(uid: string): Promise<Draft[]> {
  return (await allDraftsOf(uid)).filter(isBegun).sort((a, b) => b.at - a.at);
}

/** Saves a draft on this device, in the place of an earlier state of it. Throws when there is no room. */
export async function saveDraft(draft: Omit<Draft, 'at'>): Promise<void> {
  const transaction = (await outboxDb()).transaction('drafts', 'readwrite');
  const before = await transaction.store.get(draft.id);
  await transaction.store.put({ ...sharedAs(before), ...draft, at: laterThan(before) });
  await transaction.done;
  void askToPersist();
  changed();
}

/** What a draft has but for its pictures. */
const textsOf = (values: object) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => typeof value !== 'object'));

/**
 * Saves a draft as far as this device has room: whole, or with the pictures that were kept of it before. Says which. Throws when
 * there is no room for either.
 */
export async function saveDraftAsItFits(draft: Omit<Draft, 'at'>): Promise<'whole' | 'texts'> {
  try {
    await saveDraft(draft);
    return 'whole';
  } catch (error) {
    console.warn('The draft is kept without what was picked since', error);
  }
  const before = await (await outboxDb()).get('drafts', draft.id);
  await saveDraft({ ...draft, values: { ...before?.values, ...textsOf(draft.values) } });
  return 'texts';
}

/** Now, as all devices of the account count it, and in any case later than its state before. */
function laterThan(before: Draft | undefined): number {
  return Math.max(serverNow(), (before?.at ?? 0) + 1);
}

/**
 * Changes a draft that is to be published, unless it was changed, thrown away or sent meanwhile. Gives it as it is then;
 * undefined where it is not to be published any more.
 */
export async function changePublishing(
  id: string,
  change: (draft: Draft & { publish: Publishing }) => Draft,
): Promise<Draft | undefined> {
  const transaction = (await outboxDb()).transaction('drafts', 'readwrite');
  const before = await transaction.store.get(id);
  const publish = before !== undefined && isBegun(before) ? before.publish : undefined;
  const after = before !== undefined && publish !== undefined ? change({ ...before, publish }) : undefined;
  if (after !== undefined) await transaction.store.put(after);
  await transaction.done;
  if (after !== undefined) changed();
  return after;
}

/** The draft without the wish to be published by itself, and why. */
export function withoutPublishing({ publish: _publish, ...draft }: Draft, refusal?: string): Draft {
  return { ...draft, ...(refusal !== undefined && { refusal }) };
}

/**
 * Takes a draft from what publishes it by itself, to be written on or published by hand. `sending`: it is on its way, and cannot
 * be. `gone`: it was published or thrown away.
 */
export async function takeInHand(id: string): Promise<'yours' | 'sending' | 'gone'> {
  await changePublishing(id, (draft) => (draft.publish.tried ? draft : withoutPublishing(draft)));
  const draft = await (await outboxDb()).get('drafts', id);
  if (draft === undefined || draft.gone) return 'gone';
  return draft.sentAs === undefined && draft.publish === undefined ? 'yours' : 'sending';
}

/** The lock that whoever publishes a draft holds, by hand or by itself. */
export const draftLock = (id: string) => `thriftline-draft-${id}`;

/** What is known of a draft on the account, whatever becomes of it here. */
function sharedAs(before: Draft | undefined): Pick<Draft, 'shared'> {
  return before?.shared === undefined ? {} : { shared: before.shared };
}

/** What is left of a draft that goes: nothing, or a mark for the account, which has it, too. */
const markOf = ({ id, uid, at, shared }: Draft): Draft | undefined =>
  shared === undefined ? undefined : { id, uid, at, shared, gone: true, values: {} };

/** Saves many drafts, all or none; those whose products are on the way stay as they are. Throws when there is no room. */
export async function saveDrafts(drafts: readonly Omit<Draft, 'at'>[]): Promise<void> {
  const transaction = (await outboxDb()).transaction('drafts', 'readwrite');
  for (const draft of drafts) {
    const before = await transaction.store.get(draft.id);
    if (before?.sentAs === undefined) {
      await transaction.store.put({ ...sharedAs(before), ...draft, at: laterThan(before) });
    }
  }
  await transaction.done;
  changed();
}

/** Throws a draft away, or what is left of it once it is published. */
export async function discardDraft(id: string): Promise<void> {
  const transaction = (await outboxDb()).transaction('drafts', 'readwrite');
  const draft = await transaction.store.get(id);
  const mark = draft && markOf(draft);
  await (mark === undefined ? transaction.store.delete(id) : transaction.store.put(mark));
  await transaction.done;
  changed();
}

/**
 * Ends what is left of drafts whose products were on the way: the server has the product, or it refused it and the draft
 * is one again.
 */
export async function settleDrafts(uid: string): Promise<void> {
  if (!(await keepsIn(OUTBOX_DB))) return;
  const transaction = (await outboxDb()).transaction(['acts', 'drafts'], 'readwrite');
  const drafts = transaction.objectStore('drafts');
  let settled = false;
  for (const { sentAs, ...draft } of await drafts.getAll()) {
    if (draft.uid !== uid || sentAs === undefined) continue;
    const mutation = await transaction.objectStore('acts').get([uid, sentAs]);
    if (mutation !== undefined && isWaiting(mutation)) continue;
    const left = mutation?.state === 'refused' ? draft : markOf(draft);
    await (left === undefined ? drafts.delete(draft.id) : drafts.put(left));
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

/** Gives back the draft of a product that was on the way to the server, by the product's path: it is not to be published after all. */
export async function giveBackDraft(uid: string, path: string): Promise<void> {
  const transaction = (await outboxDb()).transaction('drafts', 'readwrite');
  for (const { sentAs, ...draft } of await transaction.store.getAll()) {
    if (draft.uid === uid && sentAs === path) await transaction.store.put(draft);
  }
  await transaction.done;
  changed();
}

/** Keeps drafts as another device, or the account, has them; what was changed here meanwhile stays. */
export async function keepDrafts(drafts: readonly Draft[]): Promise<void> {
  const transaction = (await outboxDb()).transaction('drafts', 'readwrite');
  let kept = false;
  for (const draft of drafts) {
    const before = await transaction.store.get(draft.id);
    if (before !== undefined && (before.gone === true || before.sentAs !== undefined)) continue;
    // The same state of it may have been marked to be published, or not any more, meanwhile.
    const isAsNew = before !== undefined && before.at >= draft.at;
    await transaction.store.put(isAsNew ? { ...before, ...sharedAs(draft) } : draft);
    kept ||= before === undefined || before.at < draft.at;
  }
  await transaction.done;
  if (kept) changed();
}

/** Forgets drafts that the account has no more; not those that were changed since. */
export async function forgetDrafts(ids: readonly string[]): Promise<void> {
  const transaction = (await outboxDb()).transaction('drafts', 'readwrite');
  let forgotten = false;
  for (const id of ids) {
    const before = await transaction.store.get(id);
    if (before === undefined || (before.gone !== true && before.at !== before.shared)) continue;
    await transaction.store.delete(id);
    forgotten ||= before.gone !== true;
  }
  await transaction.done;
  if (forgotten) changed();
}

/** Calls back whenever the drafts of this device are others. Gives back how to stop. */
export function onDraftsChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
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
    const stop = onDraftsChange(read);
    return () => {
      shown = false;
      stop();
    };
  }, [uid]);
  return drafts;
}
