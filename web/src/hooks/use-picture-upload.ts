import { AppError } from '@thriftline/domain/errors';
import { useCallback, useEffect, useRef, useState } from 'react';
import { encodeImage } from '@/lib/encode-image.ts';
import type { EncodedPicture } from '@/lib/encoded-picture.ts';
import { storage } from '@/lib/firebase/storage.ts';
import { reportError } from '@/lib/report-error.ts';
import type { Sent } from '@/lib/send-write.ts';
import { uploadImages } from '@/lib/upload-images.ts';

/** What an upload is doing, for the progress bar. `share` goes from 0 to 1. */
export type UploadStage = { name: 'idle' } | { name: 'preparing' } | { name: 'uploading'; share: number };

/** What is saved once a picture is there. */
export interface PictureSave {
  uid: string;
  file: File;
  /** Which of the encoded pictures are uploaded. */
  variants: readonly (keyof EncodedPicture)[];
  /** Writes the document with the pictures' addresses, in the order of `variants`. */
  write: (urls: string[], onRefusedLater: (error: unknown) => void) => Promise<Sent>;
}

const IDLE: UploadStage = { name: 'idle' };
const CANCELLED = 'The upload was cancelled. Nothing was saved.';
const LOST = 'The connection is gone. Nothing was saved, and what you typed is still here.';

/** Scales, re-encodes and uploads a picture and saves what it belongs to: all of it or nothing. */
export function usePictureUpload() {
  const [stage, setStage] = useState<UploadStage>(IDLE);
  const running = useRef<AbortController | null>(null);

  const abort = useCallback((message: string) => {
    running.current?.abort(new AppError('internal', message));
  }, []);
  const cancel = useCallback(() => abort(CANCELLED), [abort]);

  // Leaving the page cancels.
  useEffect(() => cancel, [cancel]);

  const save = useCallback(
    async ({ uid, file, variants, write }: PictureSave): Promise<Sent> => {
      const controller = new AbortController();
      running.current = controller;
      const lost = () => abort(LOST);
      window.addEventListener('offline', lost);
      try {
        setStage({ name: 'preparing' });
        const picture = await encodeImage(file, controller.signal);
        setStage({ name: 'uploading', share: 0 });
        const blobs = variants.map((variant) => picture[variant]);
        const { urls, discard } = await uploadImages(storage, uid, blobs, {
          signal: controller.signal,
          onProgress: (share) => setStage({ name: 'uploading', share }),
        });
        running.current = null;
        const onRefused = (error: unknown) => {
          void discard();
          reportError(error);
        };
        try {
          return await write(urls, onRefused);
        } catch (error) {
          void discard();
          throw error;
        }
      } finally {
        window.removeEventListener('offline', lost);
        running.current = null;
        setStage(IDLE);
      }
    },
    [abort],
  );

  return { stage, save, cancel };
}
