import { imageFolder } from '@thriftline/domain/collections';
import {
  deleteObject,
  type FirebaseStorage,
  getDownloadURL,
  ref,
  type StorageReference,
  uploadBytesResumable,
} from 'firebase/storage';
import { reportError } from './report-error.ts';

/** A name is never used twice, so a picture may be kept for ever. */
const CACHE_CONTROL = 'public, max-age=31536000, immutable';

/** How long an upload that stands still is tried again, in milliseconds; after that nothing is saved. */
const MAX_RETRY_MS = 30_000;

/** Where the pictures are, in the order they were given, and how to take them away again when they are not needed. */
export interface UploadedImages {
  urls: string[];
  discard(): Promise<void>;
}

export interface UploadOptions {
  signal: AbortSignal;
  /** Hears how much of all pictures has arrived, from 0 to 1. */
  onProgress: (share: number) => void;
}

function newName(uid: string, picture: Blob): string {
  return `${imageFolder(uid)}/${crypto.randomUUID()}.${picture.type === 'image/webp' ? 'webp' : 'jpg'}`;
}

async function discardAll(targets: readonly StorageReference[]): Promise<void> {
  const ends = await Promise.allSettled(targets.map((target) => deleteObject(target)));
  // What stays behind costs storage, not correctness: it is reported, not shown as a failure of the act itself.
  for (const end of ends) {
    if (end.status === 'rejected' && end.reason?.code !== 'storage/object-not-found') reportError(end.reason);
  }
}

/**
 * Uploads pictures to the account's folder. When one fails, or the signal aborts, the others are taken away and the
 * error (the signal's reason) is thrown: afterwards all of them are there or none.
 */
export async function uploadImages(
  storage: FirebaseStorage,
  uid: string,
  pictures: readonly Blob[],
  { signal, onProgress }: UploadOptions,
): Promise<UploadedImages> {
  signal.throwIfAborted();
  storage.maxUploadRetryTime = MAX_RETRY_MS;
  const total = pictures.reduce((sum, picture) => sum + picture.size, 0);
  const tasks = pictures.map((picture) =>
    uploadBytesResumable(ref(storage, newName(uid, picture)), picture, {
      contentType: picture.type,
      cacheControl: CACHE_CONTROL,
    }),
  );
  const targets = tasks.map((task) => task.snapshot.ref);

  const report = () =>
    onProgress(tasks.reduce((sum, task) => sum + task.snapshot.bytesTransferred, 0) / total);
  const cancelAll = () => {
    for (const task of tasks) task.cancel();
  };
  for (const task of tasks) task.on('state_changed', report, cancelAll);
  signal.addEventListener('abort', cancelAll);

  try {
    await Promise.all(tasks);
    const urls = await Promise.all(targets.map(getDownloadURL));
    signal.throwIfAborted();
    return { urls, discard: () => discardAll(targets) };
  } catch (error) {
    await Promise.allSettled(tasks);
    // Not waited for: on a bad network it takes as long as the upload did.
    void discardAll(targets);
    throw signal.aborted ? signal.reason : error;
  } finally {
    signal.removeEventListener('abort', cancelAll);
  }
}
