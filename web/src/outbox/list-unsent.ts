import { listInTab } from '@/lib/kept-forms/early-form.ts';
import { keptFormsOf } from '@/lib/kept-forms/kept-forms.ts';
import { isWaiting } from './act.ts';
import { nameOfAct } from './act-words.ts';
import { getActs } from './acts-store.ts';
import { nameOfDraft } from './draft.ts';
import { draftsOf } from './drafts.ts';

/** What signing out would lose, each as a thing: `your booking of “Oak chair”`. */
export async function listUnsent(uid: string): Promise<string[]> {
  const [drafts, forms] = await Promise.all([draftsOf(uid), keptFormsOf(uid)]);
  const formNames = new Map([...forms.map(({ form, what }) => [form, what] as const), ...listInTab(uid)]);
  return [
    ...getActs().filter(isWaiting).map(nameOfAct),
    ...drafts.map((draft) => `your draft of “${nameOfDraft(draft)}”`),
    ...formNames.values(),
  ];
}
