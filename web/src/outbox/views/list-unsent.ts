import { isKnown } from '@/lib/device/site-data/database-answers.ts';
import { listInTab } from '@/lib/saved/form-autosave/early-form.ts';
import { autosavedFormsOf } from '@/lib/saved/form-autosave/form-autosave.ts';
import { FORMS_DB } from '@/lib/saved/form-autosave/form-autosave-db.ts';
import { draftsOf } from '../drafts/drafts.ts';
import { type Act, isWaiting } from '../journal/act.ts';
import { getActs } from '../journal/acts-store.ts';
import { nameOfDraft } from '../journal/draft.ts';
import { actsOf } from '../journal/journal.ts';
import { OUTBOX_DB } from '../journal/outbox-db.ts';
import { copiedWaiting, unkeptActs } from '../journal/waiting-copy.ts';
import { nameOfAct } from '../words/act-words.ts';

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

/** Each act once, as it is known best: from last to first. */
function eachOnce(acts: readonly Act[]): Act[] {
  return [...new Map(acts.map((act) => [act.id, act])).values()];
}

/** What signing out would lose, as far as this device can be read. */
export async function listUnsent(uid: string): Promise<Unsent> {
  const [acts, drafts, forms] = await Promise.all([
    readable(OUTBOX_DB, () => actsOf(uid)),
    readable(OUTBOX_DB, () => draftsOf(uid)),
    readable(FORMS_DB, () => autosavedFormsOf(uid)),
  ]);
  const journal = acts ?? [...copiedWaiting(uid), ...unkeptActs(uid)];
  const formNames = new Map([
    ...(forms ?? []).map(({ form, what }) => [form, what] as const),
    ...listInTab(uid),
  ]);
  return {
    things: [
      ...eachOnce([...journal, ...getActs()])
        .filter(isWaiting)
        .map(nameOfAct),
      ...(drafts ?? []).map((draft) => `your draft of “${nameOfDraft(draft)}”`),
      ...formNames.values(),
    ],
    isWhole: acts !== undefined && drafts !== undefined && forms !== undefined,
  };
}
