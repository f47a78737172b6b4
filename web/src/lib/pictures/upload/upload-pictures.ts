import { msg } from '@lingui/core/macro';
import { PICTURE_CACHE_CONTROL } from '@thriftline/domain/base/collections';
import { AppError } from '@thriftline/domain/base/errors';
import { imageFolder } from '@thriftline/domain/base/fields/image-folders';
import {
  pictureExtension,
  pictureFileName,
  pictureTypeOf,
} from '@thriftline/domain/pictures/picture-variants';
import type { PICTURE_WIDTHS } from '@thriftline/domain/pictures/picture-widths';
import {
  type FirebaseStorage,
  getDownloadURL,
  ref,
  type UploadTask,
  uploadBytesResumable,
} from 'firebase/storage';
import { SERVER_ADDRESSES } from '@/config/servers.ts';
import { watchAnswer } from '../../connection/server-answers.ts';
import { takeTicket } from './take-ticket.ts';

/** How long a ticket or an upload that stands still is waited for, in milliseconds; after that nothing is saved. */
const MAX_RETRY_MS = 30_000;

const FAILED = msg`We couldn’t upload a photo, so nothing was saved. Your text is still here. Try again.`;

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

export interface UploadOptions {
  signal: AbortSignal;
  /** Hears how much of a picture has arrived, from 0 to 1. */
  onProgress: (id: string, share: number) => void;
}

/** What comes in time. A write of Firestore's waits for ever while the server is silent. */
function inTime<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new AppError('internal', FAILED)), MAX_RETRY_MS);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** The uploads of one picture: a ticket is taken for it, then its files are on their way. */
class Running {
  readonly id: string;
  readonly #uid: string;
  readonly #files: readonly (readonly [Variant, Blob])[];
  readonly #signal: AbortSignal | undefined;
  readonly #onShare: (share: number) => void;
  /** Gives nothing, when it is called off. */
  readonly #calledOff: Promise<undefined>;
  #tasks: { variant: Variant; task: UploadTask }[] = [];
  #callOff: () => void = () => undefined;
  #isCalledOff = false;

  constructor(uid: string, { id, files, signal }: PictureUpload, onShare: (share: number) => void) {
    this.id = id;
    this.#uid = uid;
    this.#files = Object.entries(files) as [Variant, Blob][];
    this.#signal = signal;
    this.#onShare = onShare;
    this.#calledOff = new Promise((resolve) => {
      this.#callOff = () => resolve(undefined);
    });
    if (signal?.aborted) this.cancel();
    else signal?.addEventListener('abort', this.cancel);
  }

  readonly cancel = (): void => {
    this.#isCalledOff = true;
    this.#callOff();
    for (const { task } of this.#tasks) task.cancel();
  };

  /** Takes the ticket that both files come on; undefined when it was called off before. */
  async ticket(): Promise<string | undefined> {
    const blobs = this.#files.map(([, blob]) => blob);
    const [first] = blobs;
    if (this.#isCalledOff || first === undefined) return undefined;
    const size = Math.max(...blobs.map((blob) => blob.size));
    return inTime(takeTicket(this.#uid, { contentType: pictureTypeOf(first.type), size }));
  }

  /** The picture's addresses; undefined when it alone was called off. */
  async uploaded(
    storage: FirebaseStorage,
    ticket: Promise<string | undefined>,
  ): Promise<UploadedPicture | undefined> {
    try {
      const base = await Promise.race([ticket, this.#calledOff]);
      if (base === undefined || this.#isCalledOff) throw new AppError('internal', FAILED);
      this.#start(storage, base);
      const address = SERVER_ADDRESSES.storage;
      await watchAnswer(
        { name: 'storage', address },
        Promise.all(this.#tasks.map(({ task }) => task)),
        never,
      );
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
      return undefined;
    } finally {
      this.#signal?.removeEventListener('abort', this.cancel);
    }
  }

  #start(storage: FirebaseStorage, base: string): void {
    this.#tasks = this.#files.map(([variant, blob]) => {
      const contentType = pictureTypeOf(blob.type);
      const name = pictureFileName(base, variant, pictureExtension(contentType));
      const target = ref(storage, `${imageFolder(this.#uid)}/${name}`);
      const metadata = { contentType, cacheControl: PICTURE_CACHE_CONTROL };
      return { variant, task: uploadBytesResumable(target, blob, metadata) };
    });
    const sum = (key: 'bytesTransferred' | 'totalBytes') =>
      this.#tasks.reduce((total, { task }) => total + task.snapshot[key], 0);
    const report = () => this.#onShare(sum('bytesTransferred') / Math.max(1, sum('totalBytes')));
    for (const { task } of this.#tasks) task.on('state_changed', report, () => this.cancel());
  }
}

/** What ends an upload comes of the connection more often than of the server. */
const never = () => false;

/** Takes a ticket for each, one after the other. After one that is refused none is asked for. */
function ticketsOf(all: readonly Running[]): Promise<string | undefined>[] {
  const tickets: Promise<string | undefined>[] = [];
  for (const running of all) {
    tickets.push((tickets.at(-1) ?? Promise.resolve()).then(() => running.ticket()));
  }
  return tickets;
}

/**
 * Uploads pictures to the account's folder, but for those that are called off meanwhile. When one fails, or the signal
 * aborts, AppError (the signal's reason, or why no more can be uploaded now) is thrown. What had arrived by then stays until
 * functions sweep up what nothing shows: a picture is written once, and nobody but they takes one away.
 */
export async function uploadPictures(
  storage: FirebaseStorage,
  uid: string,
  pictures: readonly PictureUpload[],
  { signal, onProgress }: UploadOptions,
): Promise<UploadedPicture[]> {
  signal.throwIfAborted();
  storage.maxUploadRetryTime = MAX_RETRY_MS;
  const all = pictures.map((picture) => new Running(uid, picture, (share) => onProgress(picture.id, share)));
  const cancelAll = () => {
    for (const running of all) running.cancel();
  };
  signal.addEventListener('abort', cancelAll);
  const ends = ticketsOf(all).map((ticket, index) => all[index]?.uploaded(storage, ticket));
  try {
    const uploaded = await Promise.all(ends);
    signal.throwIfAborted();
    return uploaded.filter((picture) => picture !== undefined);
  } catch (error) {
    cancelAll();
    await Promise.allSettled(ends);
    if (signal.aborted) throw signal.reason;
    throw error instanceof AppError ? error : new AppError('internal', FAILED, { cause: error });
  } finally {
    signal.removeEventListener('abort', cancelAll);
  }
}
