import { forgetShared, type Shared } from '@/lib/device/shared-photos.ts';
import { encodeImage } from '@/lib/pictures/encode/encode-image.ts';
import { errorMessage } from '@/lib/texts/error-message.ts';
import { saveDraft } from '@/outbox/drafts/drafts.ts';
import type { NewPicture } from '../pictures/form-picture.ts';

/** Longest name that is taken from what was shared. */
const MAX_NAME = 60;

interface DraftOfShared {
  id: string;
  /** What is wrong with photos that could not be read. */
  refusals: string[];
}

/**
 * Begins a draft with what another app shared: its photos, its title as the name, its text as the description. Throws where it
 * cannot be kept; what was shared stays then.
 */
export async function draftOfShared(
  { uid, mobile }: { uid: string; mobile: string | undefined },
  { title, text, photos }: Shared,
): Promise<DraftOfShared> {
  const pictures: NewPicture[] = [];
  const refusals: string[] = [];
  const { signal } = new AbortController();
  // One after the other: a phone's memory holds one decoded photo at a time.
  for (const photo of photos) {
    try {
      const encoded = await encodeImage(photo, signal);
      pictures.push({ id: crypto.randomUUID(), name: photo.name, alt: null, ...encoded });
    } catch (error) {
      console.warn('A shared photo is left out', error);
      refusals.push(errorMessage(error));
    }
  }
  const id = crypto.randomUUID();
  const values = {
    productname: title.slice(0, MAX_NAME),
    description: text,
    pictures,
    ...(mobile && { mobile }),
  };
  await saveDraft({ id, uid, values });
  await forgetShared();
  return { id, refusals };
}
