import { askToPersist } from '../ask-to-persist.ts';
import { keepsSiteData, tabData } from '../site-data/site-data.ts';
import { forgetEarly, forgetKept, keepInTab, readEarly, withoutSecrets } from './early-form.ts';
import { type KeptForm, keptFormsDb } from './kept-forms-db.ts';

/** A form that nobody came back to goes after so many milliseconds: a month. */
const LIFE_MS = 30 * 24 * 60 * 60 * 1000;

/** What a tab keeps of a form of somebody who is not signed in: nobody can be asked about it when they leave the device. */
const TAB_PREFIX = 'thriftline.form.';

/** Which form of whom: of a stranger where the account is null. */
export interface FormKey {
  uid: string | null;
  form: string;
}

type Changed = KeptForm['changed'];

function readOfTab(form: string): Changed | undefined {
  const text = tabData.get(TAB_PREFIX + form);
  if (text === null) return undefined;
  try {
    const kept: unknown = JSON.parse(text);
    return typeof kept === 'object' && kept !== null ? (kept as Changed) : undefined;
  } catch (error) {
    console.warn(`What the tab keeps of ${form} cannot be read`, error);
    return undefined;
  }
}

/**
 * Keeps what a form holds other than what it began with, in the place of an earlier state of it: on this device for an account,
 * in this tab for somebody who is not signed in. Secrets are left out. Where the device refuses it, as for want of room, what was typed
 * is kept in the tab and nothing else; says where it is. Throws where it is in neither.
 */
export async function keepForm(
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
    tabData.set(TAB_PREFIX + form, JSON.stringify(kept));
    return 'tab';
  }
  // A database may take its time on a full disk, and the page be left meanwhile.
  const isInTab = keepInTab(uid, form, kept, what);
  try {
    await (await keptFormsDb()).put('forms', { uid, form, what, at: Date.now(), changed: kept });
  } catch (error) {
    if (!isInTab) throw error;
    console.warn('What was typed is kept in this tab alone', error);
    return 'tab';
  }
  forgetKept(uid, form, kept);
  void askToPersist();
  return 'device';
}

async function readOfDevice(uid: string, form: string): Promise<Changed | undefined> {
  if (!keepsSiteData()) return undefined;
  const kept = await (await keptFormsDb()).get('forms', [uid, form]);
  return kept === undefined || kept.at < Date.now() - LIFE_MS ? undefined : kept.changed;
}

/** What was kept of a form; undefined where nothing was. */
export async function readForm({ uid, form }: FormKey): Promise<Changed | undefined> {
  if (uid === null) return readOfTab(form);
  // What was typed where the device could not keep it is later.
  const early = readEarly(uid, form);
  try {
    const changed = await readOfDevice(uid, form);
    return early === undefined ? changed : { ...changed, ...early };
  } catch (error) {
    if (early === undefined) throw error;
    console.warn(`What the device keeps of ${form} cannot be read`, error);
    return early;
  }
}

/** Forgets a form: it was sent, or begun anew. */
export async function forgetForm({ uid, form }: FormKey): Promise<void> {
  tabData.remove(TAB_PREFIX + form);
  forgetEarly(uid, form);
  if (uid !== null && keepsSiteData()) await (await keptFormsDb()).delete('forms', [uid, form]);
}

/** What this device keeps of the account's forms, the newest first. Those that nobody came back to go. */
export async function keptFormsOf(uid: string): Promise<KeptForm[]> {
  if (!keepsSiteData()) return [];
  const transaction = (await keptFormsDb()).transaction('forms', 'readwrite');
  const all = await transaction.store.getAll();
  const oldest = Date.now() - LIFE_MS;
  const gone = all.filter(({ at }) => at < oldest);
  await Promise.all(gone.map((form) => transaction.store.delete([form.uid, form.form])));
  await transaction.done;
  return all.filter((form) => form.uid === uid && form.at >= oldest).sort((a, b) => b.at - a.at);
}
