import { tabStore } from '../../device/store.ts';
import { textsOf } from './early-form.ts';
import type { AutosavedForm } from './form-autosave-db.ts';

const PREFIX = 'thriftline.copy.';
const keyOf = (uid: string, form: string) => PREFIX + JSON.stringify([uid, form]);

/** Copies into this tab what was typed of a form that the device keeps, in the place of an earlier copy. */
export function copyInTab(kept: AutosavedForm): void {
  const changed = textsOf(kept.changed);
  const key = keyOf(kept.uid, kept.form);
  if (Object.keys(changed).length > 0) tabStore.keep(key, { ...kept, changed } satisfies AutosavedForm);
  else tabStore.forget(key);
}

/** What this tab has copies of, whether or not the device still has it. */
export function copiedForms(): AutosavedForm[] {
  return tabStore.names(PREFIX).flatMap((key) => {
    const copy = tabStore.read(key) as AutosavedForm | undefined;
    return copy === undefined ? [] : [copy];
  });
}

/** The form was sent, or begun anew. */
export function forgetCopy(uid: string, form: string): void {
  tabStore.forget(keyOf(uid, form));
}

/** Forgets all copies, as when somebody signs out. */
export function clearCopies(): void {
  for (const key of tabStore.names(PREFIX)) tabStore.forget(key);
}
