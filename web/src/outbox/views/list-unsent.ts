import { t } from '@lingui/core/macro';
import { isKnown } from '@/lib/device/site-data/database-answers.ts';
import { listInTab } from '@/lib/saved/form-autosave/early-form.ts';
import { autosavedFormsOf, copiedFormsOf } from '@/lib/saved/form-autosave/form-autosave.ts';
import { FORMS_DB } from '@/lib/saved/form-autosave/form-autosave-db.ts';
import { draftsOf } from '../drafts/drafts.ts';
import { type Draft, nameOfDraft } from '../journal/draft.ts';
import { mutationsOf } from '../journal/journal.ts';
import { isWaiting, type Mutation } from '../journal/mutation.ts';
import { getMutations } from '../journal/mutations-store.ts';
import { OUTBOX_DB } from '../journal/outbox-db.ts';
import { copiedWaiting, unkeptMutations } from '../journal/waiting-copy.ts';
import { nameOfMutation } from '../texts/mutation-names.ts';

/** Longest anybody who wants to leave waits for a store that has stopped answering, in milliseconds. */
const PATIENCE_MS = 3_000;

/** What signing out would lose. */
export interface Unsent {
  /** Each as a thing: `your booking of “Oak chair”`. */
  things: string[];
  /** Whether all of this device could be read: where it could not, there may be more. */
  isWhole: boolean;
}

/** What a database holds; undefined where that is not known, so that one that cannot be read hides nothing that another has. */
async function readable<T>(name: string, read: () => Promise<T[]>): Promise<T[] | undefined> {
  const readKnown = async () => ((await isKnown(name)) ? read() : undefined);
  const late = new Promise<undefined>((resolve) => {
    setTimeout(() => resolve(undefined), PATIENCE_MS);
  });
  try {
    return await Promise.race([readKnown(), late]);
  } catch (error) {
    console.warn('What only this device has is not known', error);
    return undefined;
  }
}

/** Each mutation once, as it is known best: from last to first. */
function eachOnce(mutations: readonly Mutation[]): Mutation[] {
  return [...new Map(mutations.map((mutation) => [mutation.id, mutation])).values()];
}

function nameOfUnsentDraft(draft: Draft): string {
  const name = nameOfDraft(draft);
  return t`your draft of “${name}”`;
}

/** What signing out would lose, as far as this device can be read. */
export async function listUnsent(uid: string): Promise<Unsent> {
  const [mutations, drafts, forms] = await Promise.all([
    readable(OUTBOX_DB, () => mutationsOf(uid)),
    readable(OUTBOX_DB, () => draftsOf(uid)),
    readable(FORMS_DB, () => autosavedFormsOf(uid)),
  ]);
  const journal = mutations ?? [...copiedWaiting(uid), ...unkeptMutations(uid)];
  const formNames = new Map([
    // What the browser has deleted is in the tab that it was typed in.
    ...[...copiedFormsOf(uid), ...(forms ?? [])].map(({ form, what }) => [form, what] as const),
    ...listInTab(uid),
  ]);
  return {
    things: [
      ...eachOnce([...journal, ...getMutations()])
        .filter(isWaiting)
        .map((mutation) => nameOfMutation(mutation)),
      ...(drafts ?? []).map(nameOfUnsentDraft),
      ...formNames.values(),
    ],
    isWhole: mutations !== undefined && drafts !== undefined && forms !== undefined,
  };
}
