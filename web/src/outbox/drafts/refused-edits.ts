import { t } from '@lingui/core/macro';
import { ATTRIBUTE_NAMES } from '@thriftline/domain/catalogue/attributes/product-attributes';
import { autosaveForm, readForm } from '@/lib/saved/form-autosave/form-autosave.ts';
import { noteWordsBack } from '../journal/journal.ts';
import { hasLostWords, type Mutation } from '../journal/mutation.ts';
import { getMutations } from '../journal/mutations-store.ts';
import { editFormOf } from './edit-form.ts';

/** What was typed, as the form has it. Its pictures are left as they are stored. */
function typedIn({ changes = {}, mobile }: Mutation): Record<string, unknown> {
  const stated = ATTRIBUTE_NAMES.filter((name) => name in changes).map((name) => [name, changes[name] ?? '']);
  return { ...Object.fromEntries(stated), ...(mobile !== undefined && { mobile }) };
}

async function giveBack(mutation: Mutation): Promise<void> {
  const { uid, subject } = mutation;
  const form = { uid, form: editFormOf(subject.productId ?? '') };
  const { name } = subject;
  // What was typed since stays.
  const typed = { ...typedIn(mutation), ...(await readForm(form)) };
  await autosaveForm(form, t`your changes to “${name}”`, typed);
  await noteWordsBack(mutation);
}

/** Puts what was typed in edits that the server refused into the form that edits the product, once: nothing else has it. */
export async function giveBackEdits(): Promise<void> {
  for (const mutation of getMutations().filter(hasLostWords)) await giveBack(mutation);
}
