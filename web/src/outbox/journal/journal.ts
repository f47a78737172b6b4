import { words } from '@thriftline/domain/base/texts/words';
import { openTabChannel } from '@/lib/browser/tab-channel.ts';
import { MUTATION_LOST } from '@/lib/device/lost-texts.ts';
import { keepsIn } from '@/lib/device/site-data/database-answers.ts';
import { keepsSiteData } from '@/lib/device/site-data/site-data.ts';
import { isWaiting, type Mutation } from './mutation.ts';
import { setMutations } from './mutations-store.ts';
import { mutationsTable } from './mutations-table.ts';
import { OUTBOX_DB } from './outbox-db.ts';
import { copyUnkept, copyWaiting, forgetUnkept, unkeptMutations } from './waiting-copy.ts';

/** Tells the other tabs that the journal is another. */
const channel = openTabChannel('thriftline-journal');

/** Refusals nobody dismissed go after so many milliseconds: two weeks. */
const NOTICE_LIFE_MS = 14 * 24 * 60 * 60 * 1000;

/** What was sent is shown for so many milliseconds: a day. */
const SENT_LIFE_MS = 24 * 60 * 60 * 1000;

/** Tabs that change the same document at one moment come to the journal within so many milliseconds: a minute. */
const SAME_MOMENT_MS = 60 * 1000;

let reader: string | null = null;

/** The account's mutations as the journal has them, the newest first; those of this page alone where it does not answer. */
export async function mutationsOf(uid: string): Promise<Mutation[]> {
  const all = await (await mutationsTable()).all(uid);
  return all.sort((a, b) => b.at - a.at);
}

async function show(): Promise<void> {
  const uid = reader;
  const mutations = uid === null ? [] : await mutationsOf(uid);
  if (uid !== reader) return;
  setMutations(mutations);
  if (uid === null || !keepsSiteData()) return;
  if (await keepsIn(OUTBOX_DB)) copyWaiting(uid, mutations);
  else copyUnkept(uid, mutations);
}

async function changed(): Promise<void> {
  channel.postMessage(null);
  await show();
}

/**
 * Changes the mutation, if it is still there and no later mutation about the same document took its place; undefined deletes it.
 * One transaction: of two tabs that settle the same mutation one does, the other finds it done. True for the one.
 */
async function change(
  { uid, path, id }: Pick<Mutation, 'uid' | 'path' | 'id'>,
  next: (now: Mutation) => Mutation | undefined,
): Promise<boolean> {
  const { before, after } = await (await mutationsTable()).change(uid, path, (now) =>
    now?.id === id ? next(now) : now,
  );
  if (after === before) return false;
  await changed();
  return true;
}

/** Whether what became of a mutation has been shown for long enough. */
function isOver({ state, at, sentAt = at, refusedAt = at }: Mutation, now: number): boolean {
  if (state === 'refused') return refusedAt < now - NOTICE_LIFE_MS;
  return state === 'sent' && sentAt < now - SENT_LIFE_MS;
}

/** Shows the mutations of one account, for as long as it is signed in, to every screen that asks `useMutations`. */
export async function openJournal(uid: string): Promise<void> {
  reader = uid;
  channel.onmessage = () => void show().catch((error: unknown) => console.warn(error));
  // An earlier page had no journal that answered: what it sent is a mutation like any other whose page is gone.
  for (const mutation of unkeptMutations(uid)) await noteMutation(mutation);
  if (await keepsIn(OUTBOX_DB)) forgetUnkept(uid);
  for (const mutation of await mutationsOf(uid)) {
    if (isOver(mutation, Date.now())) await change(mutation, () => undefined);
  }
  await show();
}

/** Stops showing anybody's mutations. They stay in the journal. */
export function closeJournal(): void {
  reader = null;
  channel.onmessage = null;
  setMutations([]);
}

/**
 * Notes a mutation that is being sent. It takes the place of an earlier one about the same document; it is not noted where a
 * later one waits, because the tab that did it came to the journal first. One that seems much later was done before the clock was set
 * back.
 */
export async function noteMutation(mutation: Mutation): Promise<void> {
  const isLate = (other: Mutation | undefined) =>
    other !== undefined &&
    isWaiting(other) &&
    other.at > mutation.at &&
    other.at - mutation.at < SAME_MOMENT_MS;
  const { after } = await (await mutationsTable()).change(mutation.uid, mutation.path, (other) =>
    isLate(other) ? other : mutation,
  );
  if (after === mutation) await changed();
}

/** Notes that the browser has deleted these mutations, which waited, and Firestore's queue with them. */
export async function noteLost(mutations: readonly Mutation[]): Promise<void> {
  for (const mutation of mutations) {
    const lost: Mutation = { ...mutation, state: 'refused', at: Date.now(), fault: words(MUTATION_LOST) };
    await (await mutationsTable()).change(mutation.uid, mutation.path, (now) => now ?? lost);
  }
  await changed();
}

/** Notes that nobody waits for the mutation any more. */
export function noteQueued(mutation: Mutation): Promise<boolean> {
  return change(mutation, (now) => (now.state === 'sending' ? { ...now, state: 'queued' } : now));
}

/** Notes that the server has the mutation: one that waited stays for a day, to be told of, and any other leaves the journal. */
export function noteSent(mutation: Mutation): Promise<boolean> {
  return change(mutation, (now) => {
    // What took another mutation back stays in any case, lest that is tried a second time.
    if (now.state !== 'queued' && now.undoes === undefined) return undefined;
    // What was written is where it belongs, and what stood there before cannot be put back any more.
    const { text: _text, picture: _picture, before: _before, ...rest } = now;
    return { ...rest, state: 'sent', sentAt: Date.now() };
  });
}

/** Notes that the mutation is done with, or that what became of it was read: it leaves the journal. */
export function noteDone(mutation: Mutation): Promise<boolean> {
  return change(mutation, () => undefined);
}

/** Notes why the server refused the mutation. */
export function noteRefused(mutation: Mutation, fault: string): Promise<boolean> {
  return change(mutation, (now) =>
    now.state === 'refused' ? now : { ...now, state: 'refused', refusedAt: Date.now(), fault },
  );
}

/** Notes that the form has the words of a refused edit again. */
export function noteWordsBack(mutation: Mutation): Promise<boolean> {
  return change(mutation, (now) => (now.areWordsBack === true ? now : { ...now, areWordsBack: true }));
}

/** Claims the toast about what became of a mutation: true in one tab only. */
export function claimToast(mutation: Mutation): Promise<boolean> {
  return change(mutation, (now) => (isWaiting(now) || now.told === true ? now : { ...now, told: true }));
}

/** Whether the mutation is still to be settled. */
export async function isUnsettled({ uid, path, id }: Mutation): Promise<boolean> {
  const now = await (await mutationsTable()).get(uid, path);
  return now?.id === id && isWaiting(now);
}

/** Whether the mutation still is the last word about its document, as far as the journal knows. */
export async function isCurrent({ uid, path, id }: Mutation): Promise<boolean> {
  const now = await (await mutationsTable()).get(uid, path);
  return now === undefined || now.id === id;
}
