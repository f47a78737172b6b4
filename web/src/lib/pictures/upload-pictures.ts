import { imageFolder } from '@thriftline/domain/collections';
import { AppError } from '@thriftline/domain/errors';
import { type PICTURE_WIDTHS, pictureFileName } from '@thriftline/domain/picture-variants';
import {
  deleteObject,
  type FirebaseStorage,
  getDownloadURL,
  ref,
  type StorageReference,
  type UploadTask,
  uploadBytesResumable,
} from 'firebase/storage';
import { reportError } from '../report-error.ts';

/** A name is never used twice, so a picture may be kept for ever. */
const CACHE_CONTROL = 'public, max-age=31536000, immutable';

/** When what was not there is looked for again, in milliseconds after the last look. */
const AGAIN_MS = [2_000, 8_000] as const;

/** How long an upload that stands still is tried again, in milliseconds; after that nothing is saved. */
const MAX_RETRY_MS = 30_000;

const FAILED =
  'A picture could not be uploaded, so nothing was saved. What you typed is still here: please try again.';

type Variant = keyof typeof PICTURE_WIDTHS;

/** A picture to be uploaded, in one or both sizes: each is a file and an upload of its own. */
export interface PictureUpload {
  id: string;
  files: Partial<Record<Variant, Blob>>;
  /** Aborts this picture alone: it is left out, the others go on. */
  signal?: AbortSignal | undefined;
}

/** Where an uploaded picture is. */
export interface UploadedPicture {
  id: string;
  urls: Partial<Record<Variant, string>>;
}

/** What was uploaded, in the order it was given, and how to take it away again when it is not needed. */
export interface UploadedPictures {
  pictures: UploadedPicture[];
  discard(): Promise<void>;
}

export interface UploadOptions {
  signal: AbortSignal;
  /** Hears how much of a picture has arrived, from 0 to 1. */
  onProgress: (id: string, share: number) => void;
}

/**
 * Takes away what is there of the targets. An upload that was called off may still arrive at the server, which then has it
 * after all: what is not there is looked for again.
 */
async function discardAll(
  targets: readonly StorageReference[],
  [wait, ...waits]: readonly number[] = AGAIN_MS,
): Promise<void> {
  const ends = await Promise.allSettled(targets.map((target) => deleteObject(target)));
  const missing: StorageReference[] = [];
  for (const [index, end] of ends.entries()) {
    const target = targets[index];
    if (end.status === 'fulfilled' || target === undefined) continue;
    // What stays behind is swept up on the server within two days: it is reported, not shown as a failure of the act.
    if (end.reason?.code === 'storage/object-not-found') missing.push(target);
    else reportError(end.reason);
  }
  if (missing.length === 0 || wait === undefined) return;
  await new Promise((resolve) => setTimeout(resolve, wait));
  await discardAll(missing, waits);
}

/** The uploads of one picture, under way. */
class Running {
  readonly id: string;
  readonly #tasks: { variant: Variant; task: UploadTask }[];
  readonly #signal: AbortSignal | undefined;

  constructor(
    storage: FirebaseStorage,
    uid: string,
    { id, files, signal }: PictureUpload,
    onShare: (share: number) => void,
  ) {
    this.id = id;
    this.#signal = signal;
    const base = crypto.randomUUID();
    this.#tasks = (Object.keys(files) as Variant[]).flatMap((variant) => {
      const blob = files[variant];
      if (blob === undefined) return [];
      const name = pictureFileName(base, variant, blob.type === 'image/webp' ? 'webp' : 'jpg');
      const task = uploadBytesResumable(ref(storage, `${imageFolder(uid)}/${name}`), blob, {
        contentType: blob.type,
        cacheControl: CACHE_CONTROL,
      });
      return [{ variant, task }];
    });
    const sum = (key: 'bytesTransferred' | 'totalBytes') =>
      this.#tasks.reduce((total, { task }) => total + task.snapshot[key], 0);
    const report = () => onShare(sum('bytesTransferred') / Math.max(1, sum('totalBytes')));
    for (const { task } of this.#tasks) task.on('state_changed', report, () => this.cancel());
    if (signal?.aborted) this.cancel();
    else signal?.addEventListener('abort', this.cancel);
  }

  get targets(): StorageReference[] {
    return this.#tasks.map(({ task }) => task.snapshot.ref);
  }

  readonly cancel = (): void => {
    for (const { task } of this.#tasks) task.cancel();
  };

  /** The picture's addresses; undefined when it alone was called off. */
  async uploaded(): Promise<UploadedPicture | undefined> {
    try {
      await Promise.all(this.#tasks.map(({ task }) => task));
      const urls = await Promise.all(
        this.#tasks.map(
          async ({ variant, task }) => [variant, await getDownloadURL(task.snapshot.ref)] as const,
        ),
      );
      this.#signal?.throwIfAborted();
      return { id: this.id, urls: Object.fromEntries(urls) };
    } catch (error) {
      await Promise.allSettled(this.#tasks.map(({ task }) => task));
      if (!this.#signal?.aborted) throw error;
      void discardAll(this.targets);
      return undefined;
    } finally {
      this.#signal?.removeEventListener('abort', this.cancel);
    }
  }
}

/**
 * Uploads pictures to the account's folder, but for those that are called off meanwhile. When one fails, or the signal
 * aborts, all are taken away and AppError (the signal's reason) is thrown: afterwards all of them are there or none.
 */
export async function uploadPictures(
  storage: FirebaseStorage,
  uid: string,
  pictures: readonly PictureUpload[],
  { signal, onProgress }: UploadOptions,
): Promise<UploadedPictures> {
  signal.throwIfAborted();
  storage.maxUploadRetryTime = MAX_RETRY_MS;
  const all = pictures.map(
    (picture) => new Running(storage, uid, picture, (share) => onProgress(picture.id, share)),
  );
  const targets = all.flatMap((running) => running.targets);
  const cancelAll = () => {
    for (const running of all) running.cancel();
  };
  signal.addEventListener('abort', cancelAll);
  const ends = all.map((running) => running.uploaded());
  try {
    const uploaded = await Promise.all(ends);
    signal.throwIfAborted();
    return {
      pictures: uploaded.filter((picture) => picture !== undefined),
      discard: () => discardAll(targets),
    };
  } catch (error) {
    cancelAll();
    await Promise.allSettled(ends);
    // Not waited for: on a bad network it takes as long as the upload did.
    void discardAll(targets);
    throw signal.aborted ? signal.reason : new AppError('internal', FAILED, { cause: error });
  } finally {
    signal.removeEventListener('abort', cancelAll);
  }
}
