import { t } from '@lingui/core/macro';
import { wasLostLately } from '@/lib/device/site-data/lose-store.ts';
import { forgetEarly, keepInTab, readEarly } from '@/lib/saved/form-autosave/early-form.ts';

/** What is said of a draft whose photos the device has no room for. */
export const withoutPhotos = () =>
  t`We saved your draft without its newest photos: your device is full. Free up some space.`;

/** The form as which a tab keeps what is typed of a new product while the device has no room for drafts. */
const NEW_PRODUCT = 'product:new';
const formOf = (draftId: string) => `draft:${draftId}`;

type Values = Readonly<Record<string, unknown>>;

/** Keeps in this tab what a draft says, for a browser that deletes the draft. */
export function keepDraftInTab(uid: string, draftId: string, values: object): void {
  keepInTab(uid, formOf(draftId), { ...values });
}

/** The device does not take drafts: keeps in this tab what is typed, for whoever begins a product anew. Says whether it outlives the page. */
export function keepUntakenInTab(uid: string, values: object): boolean {
  return keepInTab(uid, NEW_PRODUCT, { ...values }, t`your new item`);
}

/** The device has taken the draft. */
export function forgetUntaken(uid: string): void {
  forgetEarly(uid, NEW_PRODUCT);
}

/** The draft is on its way, or begun anew: nothing of it comes back. */
export function forgetDraftInTab(uid: string, draftId: string): void {
  forgetEarly(uid, formOf(draftId));
  forgetUntaken(uid);
}

/** What was typed here of a new product, and of the draft that the device is missing where its browser has deleted what it kept. */
export function readDraftInTab(uid: string, missingDraftId: string | undefined): Values | undefined {
  const lost =
    missingDraftId === undefined || !wasLostLately() ? undefined : readEarly(uid, formOf(missingDraftId));
  return lost ?? readEarly(uid, NEW_PRODUCT);
}
