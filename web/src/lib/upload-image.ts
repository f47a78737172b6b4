import { imageFolder } from '@thriftline/domain/collections';
import {
  deleteObject,
  type FirebaseStorage,
  getDownloadURL,
  ref,
  type StorageReference,
  type UploadTask,
  uploadBytesResumable,
} from 'firebase/storage';
import type { EncodedPicture } from './encoded-picture.ts';
import { reportError } from './report-error.ts';

/** A name is never used twice, so a picture may be kept for ever. */
const CACHE_CONTROL = 'public, max-age=31536000, immutable';

/** How long an upload that stands still is tried again, in milliseconds; after that nothing is saved. */
const MAX_RETRY_MS = 30_000;

/** Where the two pictures are, and how to take them away again when they turn out not to be needed. */
export interface UploadedPicture {
  img: string;
  thumb: string;
  discard(): Promise<void>;
}

export interface UploadOptions {
  signal: AbortSignal;
  /** Hears how much of the pictures has arrived, from 0 to 1. */
  onProgress: (share: number) => void;
}

function extension(picture: Blob): string {
  return picture.type === 'image/webp' ? 'webp' : 'jpg';
}

function start(target: StorageReference, picture: Blob): UploadTask {
  return uploadBytesResumable(target, picture, { contentType: picture.type, cacheControl: CACHE_CONTROL });
}

async function discardAll(targets: readonly StorageReference[]): Promise<void> {
  const ends = await Promise.allSettled(targets.map((target) => deleteObject(target)));
  // What stays behind costs storage, not correctness: it is reported, not shown as a failure of the act itself.
  for (const end of ends) {
    if (end.status === 'rejected' && end.reason?.code !== 'storage/object-not-found') reportError(end.reason);
  }
}

/**
 * Uploads both pictures to the account's folder. When one fails, or the signal aborts, the other is taken away and the
 * error (the signal's reason) thrown: there are two pictures afterwards or none.
 */
export async function uploadImage(
  storage: FirebaseStorage,
  uid: string,
  picture: EncodedPicture,
  { signal, onProgress }: UploadOptions,
): Promise<UploadedPicture> {
  signal.throwIfAborted();
  storage.maxUploadRetryTime = MAX_RETRY_MS;
  const name = `${imageFolder(uid)}/${crypto.randomUUID()}`;
  const full = ref(storage, `${name}.${extension(picture.full)}`);
  const thumb = ref(storage, `${name}_thumb.${extension(picture.thumb)}`);
  const total = picture.full.size + picture.thumb.size;

  const tasks = [start(full, picture.full), start(thumb, picture.thumb)];
  const report = () =>
    onProgress(tasks.reduce((sum, task) => sum + task.snapshot.bytesTransferred, 0) / total);
  const cancelAll = () => {
    for (const task of tasks) task.cancel();
  };
  for (const task of tasks) task.on('state_changed', report, cancelAll);
  signal.addEventListener('abort', cancelAll);

  try {
    await Promise.all(tasks);
    signal.throwIfAborted();
    const [img, thumbUrl] = await Promise.all([getDownloadURL(full), getDownloadURL(thumb)]);
    return { img, thumb: thumbUrl, discard: () => discardAll([full, thumb]) };
  } catch (error) {
    await Promise.allSettled(tasks);
    // Not waited for: on a bad network it takes as long as the upload did.
    void discardAll([full, thumb]);
    throw signal.aborted ? signal.reason : error;
  } finally {
    signal.removeEventListener('abort', cancelAll);
  }
}
