import { UNSHOWN_DAYS, UPLOAD_MINUTES } from '@thriftline/domain/accounts/upload-ticket';
import { PICTURE_CACHE_CONTROL } from '@thriftline/domain/base/collections';
import { imageFolder } from '@thriftline/domain/base/fields/image-folders';
import {
  pictureExtension,
  pictureFileName,
  pictureTypeOf,
} from '@thriftline/domain/pictures/picture-variants';
import {
  type FirebaseStorage,
  getDownloadURL,
  ref,
  type StorageReference,
  uploadBytesResumable,
} from 'firebase/storage';
import { takeTicket } from './take-ticket.ts';
import type { UploadedPicture } from './upload-pictures.ts';

/** How long an upload that stands still goes on from where it stood, in milliseconds, before it is left for another time. */
const MAX_RETRY_MS = 120_000;

/** A ticket is not used any more so long before it runs out, in milliseconds. */
const MARGIN_MS = 5 * 60_000;

/**
 * What arrived is used within so many milliseconds, half of the days after which the shop deletes what nothing shows: what shows it
 * has the other half to arrive.
 */
const KEPT_MS = (UNSHOWN_DAYS / 2) * 24 * 60 * 60_000;

/** A picture to be uploaded, in both sizes. */
export interface PictureFiles {
  id: string;
  img: Blob;
  thumb: Blob;
}

/** What has arrived of a picture, and the ticket that its files come on. */
export interface Arrived {
  ticket: string;
  at: number;
  img?: string;
  thumb?: string;
}

interface UploadInTurnOptions {
  /** What arrived at earlier tries, by the pictures' ids. */
  arrived: Readonly<Record<string, Arrived>>;
  /** Hears of each ticket and each file, so that a later try goes on from there. */
  onArrived: (id: string, arrived: Arrived) => Promise<void>;
  signal: AbortSignal;
}

const isWhole = ({ img, thumb }: Arrived) => img !== undefined && thumb !== undefined;
const isUsable = (arrived: Arrived) =>
  Date.now() - arrived.at < (isWhole(arrived) ? KEPT_MS : UPLOAD_MINUTES * 60_000 - MARGIN_MS);

async function uploadFile(target: StorageReference, file: Blob, signal: AbortSignal): Promise<string> {
  signal.throwIfAborted();
  const metadata = { contentType: pictureTypeOf(file.type), cacheControl: PICTURE_CACHE_CONTROL };
  const task = uploadBytesResumable(target, file, metadata);
  const cancel = () => void task.cancel();
  signal.addEventListener('abort', cancel);
  try {
    await task;
  } catch (error) {
    signal.throwIfAborted();
    // A file is written once: an earlier try may have brought it there and not lived to hear of it.
    const there = await getDownloadURL(target).catch(() => undefined);
    if (there === undefined) throw error;
    return there;
  } finally {
    signal.removeEventListener('abort', cancel);
  }
  return getDownloadURL(target);
}

/**
 * Uploads pictures to the account's folder one file after the other, all small ones first: on a line that breaks, what has
 * arrived counts, and a later try goes on from there. Throws what the store or the quota says, or the
 * signal's reason.
 */
export async function uploadInTurn(
  storage: FirebaseStorage,
  uid: string,
  pictures: readonly PictureFiles[],
  { arrived, onArrived, signal }: UploadInTurnOptions,
): Promise<UploadedPicture[]> {
  storage.maxUploadRetryTime = MAX_RETRY_MS;
  const state = new Map<string, Arrived>();
  for (const { id } of pictures) {
    const before = arrived[id];
    if (before !== undefined && isUsable(before)) state.set(id, before);
  }
  const note = async (id: string, now: Arrived) => {
    state.set(id, now);
    await onArrived(id, now);
  };
  for (const size of ['thumb', 'img'] as const) {
    for (const picture of pictures) {
      const { id } = picture;
      const before = state.get(id) ?? {
        ticket: await takeTicket(uid, {
          contentType: pictureTypeOf(picture.img.type),
          size: Math.max(picture.img.size, picture.thumb.size),
        }),
        at: Date.now(),
      };
      if (!state.has(id)) await note(id, before);
      if (before[size] !== undefined) continue;
      const name = pictureFileName(before.ticket, size, pictureExtension(picture[size].type));
      const url = await uploadFile(ref(storage, `${imageFolder(uid)}/${name}`), picture[size], signal);
      await note(id, { ...before, [size]: url });
    }
  }
  return pictures.map(({ id }) => {
    const { img, thumb } = state.get(id) ?? {};
    return { id, urls: { ...(img !== undefined && { img }), ...(thumb !== undefined && { thumb }) } };
  });
}
