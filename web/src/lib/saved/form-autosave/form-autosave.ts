import { askToPersist } from '../../device/ask-to-persist.ts';
import { keepsIn } from '../../device/site-data/database-answers.ts';
import { accountStore, tabStore } from '../../device/store.ts';
import { copiedForms, copyInTab, forgetCopy } from './copied-form.ts';
import { forgetEarly, forgetKept, keepInTab, readEarly, withoutSecrets } from './early-form.ts';
import { type AutosavedForm, FORMS_DB, formAutosaveDb } from './form-autosave-db.ts';

/** A form that nobody came back to goes after so many milliseconds: a month. */
const LIFE_MS = 30 * 24 * 60 * 60 * 1000;

/** What a tab keeps of a form of somebody who is not signed in: nobody can be asked about it when they leave the device. */
const TAB_PREFIX = 'thriftline.form.';

/** Which form of whom: of a stranger where the account is null. */
export interface FormKey {
  uid: string | null;
  form: string;
}

type Changed = AutosavedForm['changed'];

function readOfTab(form: string): Changed | undefined {
  const kept = tabStore.read(TAB_PREFIX + form);
  return typeof kept === 'object' && kept !== null ? (kept as Changed) : undefined;
}

/**
 * Keeps what a form holds other than what it began with, in the place of an earlier state of it: on this device for an account,
 * in this tab for somebody who is not signed in. Secrets are left out. Where the device refuses it, as for want of room, what was typed
 * is kept in the tab and nothing else; says where it is. Throws where it is in neither. The tab has a copy of what the device keeps, for
 * a browser that deletes that while the form is not shown.
 */
export async function autosaveForm(
  { uid, form }: FormKey,
  what: string,
  changed: Changed,
): Promise<'device' | 'tab'> {
  const kept = withoutSecrets(changed);
  if (Object.keys(kept).length === 0) {
    await forgetForm({ uid, form });
    return 'device';
  }
  if (uid === null) {
    tabStore.keep(TAB_PREFIX + form, kept);
    return 'tab';
  }
  // A database may take its time on a full disk, and the page be left meanwhile.
  const isInTab = keepInTab(uid, form, kept, what);
  const begun = { uid, form, what, at: nowAfterForgotten(uid, form), changed: kept };
  try {
    await (await formAutosaveDb()).put('forms', begun);
  } catch (error) {
    if (!isInTab) throw error;
    console.warn('What was typed is kept in this tab alone', error);
    return 'tab';
  }
  copyInTab(begun);
  forgetKept(uid, form, kept);
  void askToPersist();
  return 'device';
}

/** Forms that were sent or begun anew, and when, in milliseconds since 1970. */
type Forgotten = Readonly<Record<string, number>>;
const FORGOTTEN = 'forgotten-forms';

function forgottenOf(uid: string): Forgotten {
  const noted = accountStore(uid).read(FORGOTTEN);
  return typeof noted === 'object' && noted !== null ? (noted as Forgotten) : {};
}

const forgottenAt = (uid: string, form: string) => forgottenOf(uid)[form] ?? 0;

/** The time, in milliseconds since 1970, and after the form was last sent also where somebody has set the clock back since. */
const nowAfterForgotten = (uid: string, form: string) => Math.max(Date.now(), forgottenAt(uid, form) + 1);

/** Notes that what a database that does not answer has of a form is over, and so are the copies of other tabs: what is kept later stays. */
function noteForgotten(uid: string, form: string): void {
  const oldest = Date.now() - LIFE_MS;
  const noted = Object.entries(forgottenOf(uid)).filter(([, at]) => at >= oldest);
  const now = { [form]: nowAfterForgotten(uid, form) };
  accountStore(uid).keep(FORGOTTEN, { ...Object.fromEntries(noted), ...now } satisfies Forgotten);
}

/** Whether a form that the database or a tab still has is over: too old, sent, or begun anew. */
function isOver({ uid, form, at }: AutosavedForm): boolean {
  return at < Date.now() - LIFE_MS || at <= forgottenAt(uid, form);
}

/** What this tab has copies of, for whoever does not find it on the device: its browser has deleted it then. */
export function copiedFormsOf(uid: string): AutosavedForm[] {
  return copiedForms().filter((copy) => copy.uid === uid && !isOver(copy));
}

const copyOf = (uid: string, form: string) => copiedFormsOf(uid).find((copy) => copy.form === form)?.changed;

async function readOfDevice(uid: string, form: string): Promise<Changed | undefined> {
  if (!(await keepsIn(FORMS_DB))) return undefined;
  const kept = await (await formAutosaveDb()).get('forms', [uid, form]);
  return kept === undefined || isOver(kept) ? undefined : kept.changed;
}

/** What was kept of a form, and whether that is all: what the device has may be there and not be read. */
export interface ReadForm {
  changed: Changed | undefined;
  isAll: boolean;
}

/** What was kept of a form; where the device has lost it or cannot be read, what the tab has of it. */
export async function readKeptForm({ uid, form }: FormKey): Promise<ReadForm> {
  if (uid === null) return { changed: readOfTab(form), isAll: true };
  // What was typed where the device could not keep it is later.
  const early = readEarly(uid, form);
  try {
    const changed = (await readOfDevice(uid, form)) ?? copyOf(uid, form);
    return { changed: early === undefined ? changed : { ...changed, ...early }, isAll: true };
  } catch (error) {
    console.warn(`What the device keeps of ${form} cannot be read`, error);
    return { changed: early ?? copyOf(uid, form), isAll: false };
  }
}

/** What was kept of a form, as far as it can be read; undefined where nothing was. */
export async function readForm(key: FormKey): Promise<Changed | undefined> {
  return (await readKeptForm(key)).changed;
}

/** Forgets a form: it was sent, or begun anew. Where the database does not answer, the next page that has one does it. */
export async function forgetForm({ uid, form }: FormKey): Promise<void> {
  tabStore.forget(TAB_PREFIX + form);
  forgetEarly(uid, form);
  if (uid === null) return;
  forgetCopy(uid, form);
  noteForgotten(uid, form);
  if (await keepsIn(FORMS_DB)) await (await formAutosaveDb()).delete('forms', [uid, form]);
}

/** What this device keeps of the account's forms, the newest first. Those that nobody came back to go. */
export async function autosavedFormsOf(uid: string): Promise<AutosavedForm[]> {
  if (!(await keepsIn(FORMS_DB))) return [];
  const transaction = (await formAutosaveDb()).transaction('forms', 'readwrite');
  const all = await transaction.store.getAll();
  const gone = all.filter(isOver);
  await Promise.all(gone.map((form) => transaction.store.delete([form.uid, form.form])));
  await transaction.done;
  return all.filter((form) => form.uid === uid && !gone.includes(form)).sort((a, b) => b.at - a.at);
}
