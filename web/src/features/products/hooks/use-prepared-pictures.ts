import { AppError } from '@thriftline/domain/base/errors';
import { useCallback, useEffect, useRef, useState } from 'react';
import { reportError } from '@/lib/notices/report-error.ts';
import { errorMessage } from '@/lib/texts/error-message.ts';
import type { FormPicture } from '../pictures/form-picture.ts';

/** A picked file that is being made ready. */
export interface Preparing {
  id: string;
  name: string;
}

/**
 * Makes picked files ready to be uploaded, one after the other so that a phone's memory holds one decoded photo at a
 * time, and hands each over as it is done. Files that cannot be read are named in `refusals`.
 */
export function usePreparedPictures(onReady: (picture: FormPicture) => void) {
  const [preparing, setPreparing] = useState<readonly Preparing[]>([]);
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const controllers = useRef(new Map<string, AbortController>());
  const queue = useRef(Promise.resolve());
  const ready = useRef(onReady);
  useEffect(() => {
    ready.current = onReady;
  }, [onReady]);

  const cancel = useCallback((id: string) => {
    controllers.current.get(id)?.abort();
    controllers.current.delete(id);
    setPreparing((now) => now.filter((one) => one.id !== id));
  }, []);

  useEffect(
    () => () => {
      for (const controller of controllers.current.values()) controller.abort();
    },
    [],
  );

  const prepare = useCallback(
    async (id: string, file: File, { signal }: AbortController) => {
      if (signal.aborted) return;
      try {
        // Nobody needs it before there is a picture.
        const { encodeImage } = await import('@/lib/pictures/encode/encode-image.ts');
        const encoded = await encodeImage(file, signal);
        ready.current({ id, name: file.name, alt: null, ...encoded });
      } catch (error) {
        if (signal.aborted) return;
        if (!(error instanceof AppError)) reportError(error);
        setRefusals((now) => [...now, errorMessage(error)]);
      } finally {
        cancel(id);
      }
    },
    [cancel],
  );

  /** Takes files up to `room` of them; what is too much is refused with `excess` as the reason. */
  const add = useCallback(
    (files: readonly File[], room: number, excess: string) => {
      setRefusals(files.length > room ? [excess] : []);
      for (const file of files.slice(0, room)) {
        const id = crypto.randomUUID();
        const controller = new AbortController();
        controllers.current.set(id, controller);
        setPreparing((now) => [...now, { id, name: file.name }]);
        queue.current = queue.current.then(() => prepare(id, file, controller));
      }
    },
    [prepare],
  );

  return { preparing, refusals, add, cancel };
}
