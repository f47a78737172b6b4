import { AppError } from '@thriftline/domain/errors';
import { useCallback, useEffect, useRef, useState } from 'react';
import { encodeImage } from '@/lib/encode-image.ts';
import { storage } from '@/lib/firebase/storage.ts';
import { type UploadedPicture, uploadImage } from '@/lib/upload-image.ts';

/** What an upload is doing, for the progress bar. `share` goes from 0 to 1. */
export type UploadStage = { name: 'idle' } | { name: 'preparing' } | { name: 'uploading'; share: number };

/** Thrown by an upload that the person cancelled. */
export class UploadCancelled extends Error {
  override name = 'UploadCancelled';
}

const IDLE: UploadStage = { name: 'idle' };
const LOST = 'The connection is gone. Nothing was saved; your entries are still here.';

/** Scales, re-encodes and uploads one picture at a time. Leaving the page cancels it. */
export function usePictureUpload() {
  const [stage, setStage] = useState<UploadStage>(IDLE);
  const running = useRef<AbortController | null>(null);

  const cancel = useCallback(() => running.current?.abort(new UploadCancelled('Upload cancelled')), []);

  useEffect(() => cancel, [cancel]);

  const upload = useCallback(async (uid: string, file: File): Promise<UploadedPicture> => {
    const controller = new AbortController();
    running.current = controller;
    const lost = () => controller.abort(new AppError('internal', LOST));
    window.addEventListener('offline', lost);
    try {
      setStage({ name: 'preparing' });
      const picture = await encodeImage(file, controller.signal);
      setStage({ name: 'uploading', share: 0 });
      return await uploadImage(storage, uid, picture, {
        signal: controller.signal,
        onProgress: (share) => setStage({ name: 'uploading', share }),
      });
    } finally {
      window.removeEventListener('offline', lost);
      running.current = null;
      setStage(IDLE);
    }
  }, []);

  return { stage, upload, cancel };
}
