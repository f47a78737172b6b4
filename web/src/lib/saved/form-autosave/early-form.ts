import { tabStore } from '../../device/store.ts';

/** Never kept, whatever form has it: secrets, and codes that hold for one time. */
const SECRET = /password|secret|card|cvc|^code$/i;

const PREFIX = 'thriftline.early.';
const keyOf = (uid: string | null, form: string) => PREFIX + JSON.stringify([uid, form]);

type Values = Readonly<Record<string, unknown>>;

/** What of a form may be kept. */
export function withoutSecrets(values: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([field]) => !SECRET.test(field)));
}

/** What of a form is typed, not picked: a tab has no room for pictures. */
export function textsOf(values: Values): Values {
  return Object.fromEntries(
    Object.entries(withoutSecrets(values)).filter(([, value]) => typeof value !== 'object'),
  );
}

/** What a tab keeps of a form. */
interface TabForm {
  /** What somebody would lose, as a thing: `your review`; absent where nothing has to be asked about it. */
  what?: string | undefined;
  values: Values;
}

function readTabForm(key: string): TabForm | undefined {
  return tabStore.read(key) as TabForm | undefined;
}

/**
 * Keeps in this tab, at once, what is typed into a form, in the place of an earlier state of it: the device may have no room, or not
 * answer. Says whether it outlives the page.
 */
export function keepInTab(uid: string | null, form: string, values: Values, what?: string): boolean {
  const typed = textsOf(values);
  if (Object.keys(typed).length > 0) {
    return tabStore.keep(keyOf(uid, form), { what, values: typed } satisfies TabForm);
  }
  forgetEarly(uid, form);
  return true;
}

/**
 * Keeps in this tab, at once, what was typed into a form and left before what keeps it on the device was there: a page that is being
 * left waits for no database. `what` is what somebody would lose, as a thing: `your review`.
 */
export function keepEarly(uid: string | null, form: string, changed: Values, what?: string): void {
  const typed = textsOf(changed);
  if (Object.keys(typed).length === 0) return;
  const before = readTabForm(keyOf(uid, form));
  keepInTab(uid, form, { ...before?.values, ...typed }, what ?? before?.what);
}

/** What was kept so. */
export function readEarly(uid: string | null, form: string): Values | undefined {
  return readTabForm(keyOf(uid, form))?.values;
}

/** What an account would lose with this tab, by form, each as a thing: `your review`. */
export function listInTab(uid: string): Map<string, string> {
  const found = tabStore.names(PREFIX).flatMap((key): [string, string][] => {
    const [owner, form] = JSON.parse(key.slice(PREFIX.length)) as [string | null, string];
    const what = owner === uid ? readTabForm(key)?.what : undefined;
    return what === undefined ? [] : [[form, what]];
  });
  return new Map(found);
}

/** These values are kept on the device now: forgets them here, unless others were typed since. */
export function forgetKept(uid: string | null, form: string, values: Values): void {
  if (JSON.stringify(readEarly(uid, form)) === JSON.stringify(textsOf(values))) forgetEarly(uid, form);
}

/** It was sent, or begun anew. */
export function forgetEarly(uid: string | null, form: string): void {
  tabStore.forget(keyOf(uid, form));
}

/** Forgets all of it, as when somebody signs out. */
export function clearEarly(): void {
  for (const key of tabStore.names(PREFIX)) tabStore.forget(key);
}
