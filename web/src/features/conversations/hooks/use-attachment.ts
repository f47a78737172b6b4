import { useCallback, useEffect, useRef, useState } from 'react';
import { loadPicture } from '@/components/gallery/late-picture.tsx';
import { useNotify } from '@/hooks/use-notify.ts';
import type { AttachedPicture } from '@/lib/pictures/attached-picture.ts';

interface Attachment {
  picture: AttachedPicture | undefined;
  /** Whether a file is being made ready. */
  busy: boolean;
  attach: (file: File) => void;
  /** Takes the picture, or the file that is being made ready, out again. */
  clear: () => void;
  /** Puts back what could not be sent, where there is no other by then. */
  putBack: (picture: AttachedPicture) => void;
}

/** The picture that goes with the next message: one, made small as it is chosen. */
export function useAttachment(): Attachment {
  const notify = useNotify();
  const [picture, setPicture] = useState<AttachedPicture>();
  const [busy, setBusy] = useState(false);
  const making = useRef<AbortController>(null);

  const clear = useCallback(() => {
    making.current?.abort();
    setBusy(false);
    setPicture(undefined);
  }, []);
  useEffect(() => () => making.current?.abort(), []);

  const attach = async (file: File) => {
    clear();
    const controller = new AbortController();
    making.current = controller;
    setBusy(true);
    try {
      // Nobody needs it before there is a picture.
      const [{ attachPicture }] = await Promise.all([
        import('@/lib/pictures/attach-picture.ts'),
        loadPicture(),
      ]);
      const made = await attachPicture(file, controller.signal);
      if (!controller.signal.aborted) setPicture(made);
    } catch (error) {
      if (!controller.signal.aborted) notify.error(error);
    } finally {
      if (making.current === controller) setBusy(false);
    }
  };
  return {
    picture,
    busy,
    attach: (file) => void attach(file),
    clear,
    putBack: (unsent) => setPicture((now) => now ?? unsent),
  };
}
