import { select, t } from '@lingui/core/macro';
import { COLLECTIONS } from '@thriftline/domain/base/collections';
import { AppError } from '@thriftline/domain/base/errors';
import { FirebaseError } from 'firebase/app';
import { doc, getDocFromServer } from 'firebase/firestore';
import { getCurrentUser } from '@/lib/account/current-user.ts';
import { withLock } from '@/lib/browser/web-lock.ts';
import { refreshShopSettings, shopSettings } from '@/lib/calls/shop-settings.ts';
import { isOnline, onConnectionLost, waitsFor } from '@/lib/connection/connection.ts';
import { documentOf } from '@/lib/firebase/converters.ts';
import { firestore } from '@/lib/firebase/firestore.ts';
import { storage } from '@/lib/firebase/storage.ts';
import { untilAllSent } from '@/lib/firebase/until-all-sent.ts';
import { reportError } from '@/lib/notices/report-error.ts';
import { addToast } from '@/lib/notices/toasts.ts';
import { uploadInTurn } from '@/lib/pictures/upload/upload-in-turn.ts';
import { errorMessage } from '@/lib/texts/error-message.ts';
import type { Sent } from '@/lib/writes/send-write.ts';
import {
  changePublishing,
  discardDraft,
  draftLock,
  draftsOf,
  onDraftsChange,
  saveDraft,
  saveDraftUntilSent,
  withoutPublishing,
} from '@/outbox/drafts/drafts.ts';
import { shareDrafts } from '@/outbox/drafts/share-drafts.ts';
import { type Draft, nameOfDraft, type Publishing } from '@/outbox/journal/draft.ts';
import { addProduct, freeProductId, requireProductShare } from '../api/add-product.ts';
import { isNew, storedPictures } from '../pictures/form-picture.ts';
import { filledDraft } from './filled-draft.ts';
import { noteWantsPublishing } from './wants-publishing.ts';

type Wanted = Draft & { publish: Publishing };

const isWanted = (draft: Draft): draft is Wanted => draft.publish !== undefined;

/** What helps to try again, without anybody doing anything: the line, or a server that is not there. */
function isPassing(error: unknown): boolean {
  if (!isOnline()) return true;
  if (error instanceof AppError) return error.code === 'unavailable' || error.code === 'internal';
  if (!(error instanceof FirebaseError)) return false;
  return /unavailable|deadline|retry-limit|canceled|network|internal|unknown/.test(error.code);
}

/** Changes the wish to publish a draft; throws where it was taken back meanwhile. */
async function note({ id }: Wanted, change: Partial<Publishing>): Promise<Wanted> {
  const after = await changePublishing(id, (draft) => ({
    ...draft,
    publish: { ...draft.publish, ...change },
  }));
  if (after === undefined || !isWanted(after)) throw new TakenBack();
  return after;
}

/** Its seller has changed it, thrown it away or taken it in hand meanwhile. */
class TakenBack extends Error {}

/** Whether a product, or one before it, has the id. */
async function isTaken(productId: string): Promise<boolean> {
  return (await getDocFromServer(doc(firestore, COLLECTIONS.productIds, productId))).exists();
}

/** The work, as long as there is a connection: Firestore's queue waits for ever without. */
async function whileConnected<T>(work: Promise<T>): Promise<T> {
  let stop = () => {};
  const lost = new Promise<never>((_, reject) => {
    stop = onConnectionLost(() => reject(new AppError('unavailable', t`The connection was lost.`)));
  });
  return Promise.race([work, lost]).finally(() => stop());
}

/** Aborts once the draft is not to be published any more. Gives the signal, and how to stop. */
function untilTakenBack({ id, uid }: Wanted): { signal: AbortSignal; stop: () => void } {
  const controller = new AbortController();
  const look = async () => {
    const now = (await draftsOf(uid)).find((draft) => draft.id === id);
    if (now === undefined || !isWanted(now)) controller.abort(new TakenBack());
  };
  const stop = onDraftsChange(() => void look().catch(reportError));
  return { signal: controller.signal, stop };
}

async function categoryNameOf(categoryId: string): Promise<string> {
  const category = (await getDocFromServer(documentOf('categories', categoryId))).data();
  if (category === undefined) {
    throw new AppError('not-found', t`Its category no longer exists. Choose another one.`);
  }
  return category.categoryname;
}

/** Publishes a draft, unless it is there already: says whether it is, or waits to be sent. Throws what stands against it. */
async function publish(draft: Wanted, signal: AbortSignal): Promise<Sent> {
  // What an earlier try left in Firestore's queue goes first: then the server knows whether the product is there.
  await whileConnected(untilAllSent(signal));
  let wanted = draft;
  if (await isTaken(wanted.publish.productId)) {
    if (wanted.publish.tried) {
      await discardDraft(draft.id);
      return 'sent';
    }
    // A file named the id of a product there was before, or another device has published it.
    wanted = await note(wanted, { productId: await freeProductId(wanted.publish.productId, wanted.uid) });
  }
  await refreshShopSettings();
  const { uid, values } = wanted;
  const { input, pictures } = await filledDraft(values, shopSettings());
  const categoryName = await categoryNameOf(input.categoryId);
  await requireProductShare(uid);
  const uploaded = await uploadInTurn(
    storage,
    uid,
    pictures.filter(isNew).map(({ id, full, thumb }) => ({ id, img: full, thumb })),
    {
      arrived: wanted.publish.arrived ?? {},
      onArrived: async (id, arrived) => {
        wanted = await note(wanted, { arrived: { ...wanted.publish.arrived, [id]: arrived } });
      },
      signal,
    },
  );
  const user = getCurrentUser();
  if (user.userDoc === null || user.uid !== uid) throw new TakenBack();
  const { name, status, createdAt: since } = user.userDoc;
  const seller = { uid, email: user.emailVerified ? user.email : null, name, status, since };
  const { publish: publishing, ...rest } = await note(wanted, { tried: true });
  const product = {
    id: publishing.productId,
    input,
    categoryName,
    ...storedPictures(pictures, uploaded, input.productname),
    seller,
  };
  // Later than that, the journal keeps the refusal, and gives the draft back by itself.
  let isAwaited = true;
  const giveBack = () =>
    isAwaited ? saveDraft({ ...rest, publish: publishing }).catch(reportError) : undefined;
  try {
    const sent = await addProduct(product, {
      // Without the journal the draft stays as it is, and is looked at again: by then the server knows whether it has the product.
      onSending: (sentAs, isNoted) => {
        if (isNoted) saveDraftUntilSent({ ...rest, sentAs });
      },
      onRefused: giveBack,
    });
    if (sent === 'sent') await discardDraft(draft.id).catch(console.warn);
    return sent;
  } finally {
    isAwaited = false;
  }
}

/** Says that a draft is published, or will be. */
function tellPublished(name: string, sent: Sent): void {
  const waits = waitsFor();
  if (sent === 'sent') addToast({ message: t`“${name}” is published`, variant: 'success' });
  else
    addToast({
      message: t`${select(waits, {
        offline: `“${name}” will be published once you’re back online.`,
        other: `“${name}” will be published once we’re connected again.`,
      })}`,
      variant: 'info',
    });
}

/** Publishes a draft unless somebody has it in hand; what stands against it is said beside it, and in a toast. */
async function publishInTurn({ id }: Wanted): Promise<'done' | 'later'> {
  return withLock(draftLock(id), {}, async () => {
    const [now] = (await draftsOf(getCurrentUser().uid ?? '')).filter((draft) => draft.id === id);
    if (now === undefined || !isWanted(now)) return 'done';
    const name = nameOfDraft(now);
    const { signal, stop } = untilTakenBack(now);
    try {
      tellPublished(name, await publish(now, signal));
      return 'done';
    } catch (error) {
      if (error instanceof TakenBack) return 'done';
      if (isPassing(error)) {
        console.warn('A draft is published another time', error);
        return 'later';
      }
      console.warn('A draft is not published', error);
      const why = errorMessage(error);
      await changePublishing(id, (draft) => withoutPublishing(draft, why));
      addToast({ message: t`“${name}” wasn’t published. ${why}`, variant: 'error' });
      return 'done';
    } finally {
      stop();
    }
  });
}

/** Brings the drafts of this device and of the account together; false where the line breaks. */
async function lookAtAccount(uid: string): Promise<boolean> {
  try {
    await shareDrafts(uid, { look: true });
    return true;
  } catch (error) {
    console.warn('The drafts of the account are not known', error);
    return false;
  }
}

/**
 * Publishes the account's drafts that are to be, the oldest first, in one tab. Says whether some are left for another time:
 * the line broke.
 */
export function publishDrafts(uid: string): Promise<boolean> {
  return withLock('thriftline-publish', {}, async () => {
    // One that another device has published or changed meanwhile is not published here.
    const isKnown = await lookAtAccount(uid);
    if (!isKnown) return true;
    const wanted = (await draftsOf(uid)).filter(isWanted).reverse();
    let isLeft = false;
    for (const draft of wanted) {
      if (!isOnline() || getCurrentUser().uid !== uid) return true;
      if ((await publishInTurn(draft)) === 'later') isLeft = true;
    }
    noteWantsPublishing(uid, (await draftsOf(uid)).some(isWanted));
    return isLeft;
  });
}
