import { getCurrentUser } from '@/lib/account/current-user.ts';
import type { AttachedPicture } from '@/lib/pictures/attached-picture.ts';
import { messageBegun, messageForm } from './message-begun.ts';
import { photoMark } from './sent-in-tabs.ts';

/** A message that was sent or refused after its conversation was left. */
interface Unsent {
  conversationId: string;
  /** Who wrote it. */
  uid: string | null;
  text: string;
  picture: AttachedPicture | undefined;
}

/**
 * Keeps a message that was refused after its conversation was left, as if it was still being written there: it stands in the field
 * again when somebody comes back, unless they began another one meanwhile.
 */
export async function keepUnsent({ conversationId, uid, text, picture }: Unsent): Promise<void> {
  const { autosaveForm, readKeptForm } = await import('@/lib/saved/form-autosave/form-autosave.ts');
  if (uid === null || getCurrentUser().uid !== uid) return;
  const key = { uid, form: messageForm(conversationId) };
  if ((await readKeptForm(key)).changed !== undefined) return;
  await autosaveForm(key, messageBegun(text), { ...(text !== '' && { text }), ...(picture && { picture }) });
}

/** Forgets a message that was kept as its conversation was left, now that it is sent; not another that was begun there since. */
export async function forgetSent({ conversationId, uid, text, picture }: Unsent): Promise<void> {
  const { forgetForm, readKeptForm } = await import('@/lib/saved/form-autosave/form-autosave.ts');
  const key = { uid, form: messageForm(conversationId) };
  const { changed: kept } = await readKeptForm(key);
  const photo = kept?.picture as AttachedPicture | undefined;
  const isSame =
    (kept?.text ?? '') === text && (photo && photoMark(photo)) === (picture && photoMark(picture));
  if (kept !== undefined && isSame) await forgetForm(key);
}
