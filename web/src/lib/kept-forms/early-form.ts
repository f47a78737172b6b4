import { tabData } from '../site-data/site-data.ts';

/** Never kept, whatever form has it: secrets, and codes that hold for one time. */
const SECRET = /password|secret|card|cvc|^code$/i;

const PREFIX = 'thriftline.early.';
const keyOf = (uid: string | null, form: string) => PREFIX + JSON.stringify([uid, form]);

type Values = Readonly<Record<string, unknown>>;

/** What of a form may be kept. */
export function withoutSecrets(values: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([field]) => !SECRET.test(field)));
}

/**
 * Keeps in this tab, at once, what was typed into a form and left before what keeps it on the device was there: a page that is being
 * left waits for no database. Pictures are too large for that.
 */
export function keepEarly(uid: string | null, form: string, changed: Values): void {
  const typed = Object.entries(withoutSecrets(changed)).filter(([, value]) => typeof value !== 'object');
  if (typed.length === 0) return;
  tabData.set(keyOf(uid, form), JSON.stringify({ ...readEarly(uid, form), ...Object.fromEntries(typed) }));
}

/** What was kept so. */
export function readEarly(uid: string | null, form: string): Values | undefined {
  const text = tabData.get(keyOf(uid, form));
  return text === null ? undefined : (JSON.parse(text) as Values);
}

/** It is kept on the device now, or was sent. */
export function forgetEarly(uid: string | null, form: string): void {
  tabData.remove(keyOf(uid, form));
}

/** Forgets all of it, as when somebody signs out. */
export function clearEarly(): void {
  for (const key of tabData.keys()) if (key.startsWith(PREFIX)) tabData.remove(key);
}
