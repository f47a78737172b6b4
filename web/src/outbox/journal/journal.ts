import { openTabChannel } from '@/lib/browser/tab-channel.ts';
import { ACT_LOST } from '@/lib/device/keeping-faults.ts';
import { keepsIn } from '@/lib/device/site-data/database-answers.ts';
import { keepsSiteData } from '@/lib/device/site-data/site-data.ts';
import { type Act, isWaiting } from './act.ts';
import { setActs } from './acts-store.ts';
import { actsTable } from './acts-table.ts';
import { OUTBOX_DB } from './outbox-db.ts';
import { copyUnkept, copyWaiting, forgetUnkept, unkeptActs } from './waiting-copy.ts';

/** Tells the other tabs that the journal is another. */
const channel = openTabChannel('thriftline-journal');

/** Refusals nobody dismissed go after so many milliseconds: two weeks. */
const NOTICE_LIFE_MS = 14 * 24 * 60 * 60 * 1000;

/** What was sent is shown for so many milliseconds: a day. */
const SENT_LIFE_MS = 24 * 60 * 60 * 1000;

let reader: string | null = null;

/** The account's acts as the journal has them, the newest first; those of this page alone where it does not answer. */
export async function actsOf(uid: string): Promise<Act[]> {
  const all = await (await actsTable()).all(uid);
  return all.sort((a, b) => b.at - a.at);
}

async function show(): Promise<void> {
  const uid = reader;
  const acts = uid === null ? [] : await actsOf(uid);
  if (uid !== reader) return;
  setActs(acts);
  if (uid === null || !keepsSiteData()) return;
  if (await keepsIn(OUTBOX_DB)) copyWaiting(uid, acts);
  else copyUnkept(uid, acts);
}

async function changed(): Promise<void> {
  channel.postMessage(null);
  await show();
}

/**
 * Changes the act, if it is still there and no later act about the same document took its place; undefined deletes it.
 * One transaction: of two tabs that settle the same act one does, the other finds it done. True for the one.
 */
async function change(
  { uid, path, id }: Pick<Act, 'uid' | 'path' | 'id'>,
  next: (now: Act) => Act | undefined,
): Promise<boolean> {
  const { before, after } = await (await actsTable()).change(uid, path, (now) =>
    now?.id === id ? next(now) : now,
  );
  if (after === before) return false;
  await changed();
  return true;
}

/** Whether what became of an act has been shown for long enough. */
function isOver({ state, at, sentAt = at }: Act, now: number): boolean {
  if (state === 'refused') return at < now - NOTICE_LIFE_MS;
  return state === 'sent' && sentAt < now - SENT_LIFE_MS;
}

/** Shows the acts of one account, for as long as it is signed in, to every screen that asks `useActs`. */
export async function openJournal(uid: string): Promise<void> {
  reader = uid;
  channel.onmessage = () => void show().catch((error: unknown) => console.warn(error));
  // An earlier page had no journal that answered: what it sent is an act like any other whose page is gone.
  for (const act of unkeptActs(uid)) await noteAct(act);
  if (await keepsIn(OUTBOX_DB)) forgetUnkept(uid);
  for (const act of await actsOf(uid)) {
    if (isOver(act, Date.now())) await change(act, () => undefined);
  }
  await show();
}

/** Stops showing anybody's acts. They stay in the journal. */
export function closeJournal(): void {
  reader = null;
  channel.onmessage = null;
  setActs([]);
}

/**
 * Notes an act that is being sent. It takes the place of an earlier one about the same document; it is not noted where a
 * later one waits, because the tab that did it came to the journal first.
 */
export async function noteAct(act: Act): Promise<void> {
  const isLate = (other: Act | undefined) => other !== undefined && isWaiting(other) && other.at > act.at;
  const { after } = await (await actsTable()).change(act.uid, act.path, (other) =>
    isLate(other) ? other : act,
  );
  if (after === act) await changed();
}

/** Notes that the browser has deleted these acts, which waited, and Firestore's queue with them. */
export async function noteLost(acts: readonly Act[]): Promise<void> {
  for (const act of acts) {
    const lost: Act = { ...act, state: 'refused', at: Date.now(), fault: ACT_LOST };
    await (await actsTable()).change(act.uid, act.path, (now) => now ?? lost);
  }
  await changed();
}

/** Notes that nobody waits for the act any more. */
export function noteQueued(act: Act): Promise<boolean> {
  return change(act, (now) => (now.state === 'sending' ? { ...now, state: 'queued' } : now));
}

/** Notes that the server has the act: one that waited stays for a day, to be told of, and any other leaves the journal. */
export function noteSent(act: Act): Promise<boolean> {
  return change(act, (now) => {
    // What took another act back stays in any case, lest that is tried a second time.
    if (now.state !== 'queued' && now.undoes === undefined) return undefined;
    // What was written is where it belongs, and what stood there before cannot be put back any more.
    const { text: _text, picture: _picture, before: _before, ...rest } = now;
    return { ...rest, state: 'sent', sentAt: Date.now() };
  });
}

/** Notes that the act is done with, or that what became of it was read: it leaves the journal. */
export function noteDone(act: Act): Promise<boolean> {
  return change(act, () => undefined);
}

/** Notes why the server refused the act. */
export function noteRefused(act: Act, fault: string): Promise<boolean> {
  return change(act, (now) => (now.state === 'refused' ? now : { ...now, state: 'refused', fault }));
}

/** Claims the toast about what became of an act: true in one tab only. */
export function claimToast(act: Act): Promise<boolean> {
  return change(act, (now) => (isWaiting(now) || now.told === true ? now : { ...now, told: true }));
}

/** Whether the act is still to be settled. */
export async function isUnsettled({ uid, path, id }: Act): Promise<boolean> {
  const now = await (await actsTable()).get(uid, path);
  return now?.id === id && isWaiting(now);
}

/** Whether the act still is the last word about its document, as far as the journal knows. */
export async function isCurrent({ uid, path, id }: Act): Promise<boolean> {
  const now = await (await actsTable()).get(uid, path);
  return now === undefined || now.id === id;
}
