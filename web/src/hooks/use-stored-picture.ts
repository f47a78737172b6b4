import { useEffect, useState } from 'react';
import { readStoredPicture } from '@/lib/pictures/read-stored-picture.ts';
import { usePreview } from './use-preview.ts';

interface Found {
  path: string;
  picture: Blob | undefined;
}

/** A picture that a document holds, as an address of this page's own; nothing is read while the path is null. */
export function useStoredPicture(path: string | null): { url: string | undefined; isLost: boolean } {
  const [found, setFound] = useState<Found>();
  useEffect(() => {
    if (path === null) return;
    const leaving = new AbortController();
    readStoredPicture(path, leaving.signal).then(
      (picture) => setFound({ path, picture }),
      (error: unknown) => {
        if (leaving.signal.aborted) return;
        console.warn('A picture cannot be shown', path, error);
        setFound({ path, picture: undefined });
      },
    );
    return () => leaving.abort();
  }, [path]);
  const here = found?.path === path ? found : undefined;
  const url = usePreview(here?.picture ?? null);
  return { url, isLost: here !== undefined && here.picture === undefined };
}
