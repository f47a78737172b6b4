import { t } from '@lingui/core/macro';
import { AppError } from '@thriftline/domain/base/errors';
import { useCallback, useEffect, useRef, useState } from 'react';
import { onConnectionLost } from '@/lib/connection/connection.ts';
import type { PictureUpload, UploadedPicture } from '@/lib/pictures/upload/upload-pictures.ts';
import type { Sent } from '@/lib/writes/send-write.ts';

/** What an upload is doing, for the progress bars. Shares go from 0 to 1, one for each picture by its id. */
export type UploadStage =
  | { name: 'idle' }
  | { name: 'preparing' }
  | { name: 'uploading'; shares: Readonly<Record<string, number>> };

/** What is saved once its pictures are there. */
export interface PictureSave {
  uid: string;
  /** Gives the pictures in the sizes that are stored. */
  prepare: (signal: AbortSignal) => Promise<readonly Omit<PictureUpload, 'signal'>[]>;
  /** Writes the document with the pictures' addresses, in their order. */
  write: (pictures: UploadedPicture[]) => Promise<Sent>;
}

/** What uploads: a form can be read and filled in before it has come. */
const loadUploader = () =>
  Promise.all([import('@/lib/firebase/storage.ts'), import('@/lib/pictures/upload/upload-pictures.ts')]);

const IDLE: UploadStage = { name: 'idle' };
const cancelled = () => t`The upload was canceled. Nothing was saved.`;
const connectionLost = () => t`The connection was lost. Nothing was saved, and what you typed is still here.`;

/**
 * Uploads pictures and saves what they belong to: all of it or nothing. Uploads that nothing comes to show are swept up on
 * the server within two days.
 *
 * Why not reactfire's `useStorageTask` and `useStorageDownloadURL`:
 *
 * - They are given a task while a page is drawn. Here a press begins one, two for each picture, once it has its ticket.
 * - What a task told last they keep under the file's name until the page is closed, a failure too: nobody could try again.
 * - Addresses of pictures are in the documents that show them; to ask Storage for each would be a request more for every picture.
 * - They bring Storage with them, which would come with every live page and not with the first upload.
 */
export function usePictureUpload() {
  const [stage, setStage] = useState<UploadStage>(IDLE);
  const running = useRef<AbortController | null>(null);
  const single = useRef(new Map<string, AbortController>());

  const abort = useCallback((message: string) => {
    running.current?.abort(new AppError('internal', message));
  }, []);
  const cancel = useCallback(() => abort(cancelled()), [abort]);

  /** Leaves one picture out and goes on with the others; without any left, nothing is saved. */
  const leaveOut = useCallback(
    (id: string) => {
      single.current.get(id)?.abort(new AppError('internal', cancelled()));
      setStage((now) => {
        if (now.name !== 'uploading') return now;
        const { [id]: _gone, ...shares } = now.shares;
        return { ...now, shares };
      });
      if ([...single.current.values()].every(({ signal }) => signal.aborted)) cancel();
    },
    [cancel],
  );

  // Leaving the page cancels.
  useEffect(() => cancel, [cancel]);

  useEffect(() => {
    loadUploader().catch((error: unknown) => console.warn('What uploads pictures is asked for again', error));
  }, []);

  const save = useCallback(
    async ({ uid, prepare, write }: PictureSave): Promise<Sent> => {
      const controller = new AbortController();
      const { signal } = controller;
      running.current = controller;
      const lost = () => abort(connectionLost());
      const stopWatching = onConnectionLost(lost);
      try {
        setStage({ name: 'preparing' });
        const [[{ storage }, { uploadPictures }], pictures] = await Promise.all([
          loadUploader(),
          prepare(signal),
        ]);
        single.current = new Map(pictures.map(({ id }) => [id, new AbortController()]));
        setStage({ name: 'uploading', shares: Object.fromEntries(pictures.map(({ id }) => [id, 0])) });
        const uploads = pictures.map((picture) => ({
          ...picture,
          signal: single.current.get(picture.id)?.signal,
        }));
        const uploaded = await uploadPictures(storage, uid, uploads, {
          signal,
          onProgress: (id, share) => setStage((now) => withShare(now, id, share)),
        });
        running.current = null;
        return await write(uploaded);
      } finally {
        stopWatching();
        running.current = null;
        setStage(IDLE);
      }
    },
    [abort],
  );

  return { stage, save, cancel, leaveOut };
}

/** The stage with a picture's new share; one that was left out stays out. */
function withShare(stage: UploadStage, id: string, share: number): UploadStage {
  if (stage.name !== 'uploading' || stage.shares[id] === undefined) return stage;
  return { ...stage, shares: { ...stage.shares, [id]: share } };
}

/** How much of all pictures has arrived, from 0 to 1. */
export function totalShare(shares: Readonly<Record<string, number>>): number {
  const all = Object.values(shares);
  return all.reduce((sum, share) => sum + share, 0) / Math.max(1, all.length);
}
