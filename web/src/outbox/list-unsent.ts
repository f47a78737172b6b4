import { listInTab } from '@/lib/kept-forms/early-form.ts';
import { keptFormsOf } from '@/lib/kept-forms/kept-forms.ts';
import { isWaiting } from './act.ts';
import { nameOfAct } from './act-words.ts';
import { getActs } from './acts-store.ts';
import { nameOfDraft } from './draft.ts';
import { draftsOf } from './drafts.ts';

/** What can be read of a store; one that cannot hides nothing that another has. */
async function readable<T>(reading: Promise<T[]>): Promise<T[]> {
  try {
    return await reading;
  } catch (error) {
    console.warn('What only this device has is not known', error);
    return [];
  }
}

/** What signing out would lose, each as a thing: `your booking of “Oak chair”`; as far as that can be read. */
export async function listUnsent(uid: string): Promise<string[]> {
  const [drafts, forms] = await Promise.all([readable(draftsOf(uid)), readable(keptFormsOf(uid))]);
  const formNames = new Map([...forms.map(({ form, what }) => [form, what] as const), ...listInTab(uid)]);
  return [
    ...getActs().filter(isWaiting).map(nameOfAct),
    ...drafts.map((draft) => `your draft of “${nameOfDraft(draft)}”`),
    ...formNames.values(),
  ];
}
