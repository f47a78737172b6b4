import { type DocumentReference, refEqual } from 'firebase/firestore';
import { useMemo, useState } from 'react';
import { listen } from './listen.ts';
import { type Row, rowIfExists } from './row.ts';
import { type Answer, useAnswer } from './use-answer.ts';
import type { Listening } from './use-told.ts';

interface Known {
  /** Whether the server has said so in this session; false while it is what this device kept. */
  confirmed: boolean;
  error: unknown;
  /** Starts over after an error. */
  retry: () => void;
}

/**
 * A live document. `missing` is the server's word alone; `unknown` says that this device lacks it and there is nobody to
 * ask: it fills in by itself.
 */
export type LiveDocument<T> = Known &
  (
    | { status: 'ready'; row: Row<T> }
    | { status: 'loading'; row: undefined }
    | { status: 'missing'; row: undefined }
    | { status: 'unknown'; row: undefined }
    | { status: 'error'; row: undefined }
  );

type Told<T> = Answer<{ row: Row<T> | undefined }>;

function useStableReference<T>(reference: DocumentReference<T> | null): DocumentReference<T> | null {
  const [stable, setStable] = useState(reference);
  if (stable === reference || (stable !== null && reference !== null && refEqual(stable, reference))) {
    return stable;
  }
  setStable(reference);
  return reference;
}

/** How to listen to a document. */
function listeningTo<T>(source: DocumentReference<T> | null): Listening<Told<T>> | null {
  if (source === null) return null;
  return (tell) =>
    listen(source, {
      next: (document) => tell({ row: rowIfExists(document), confirmed: !document.metadata.fromCache }),
      error: (error) => tell({ error }),
    });
}

/** Listens to a document (nothing while the reference is null) for as long as the component is shown. */
export function useLiveDocument<T>(reference: DocumentReference<T> | null): LiveDocument<T> {
  const source = useStableReference(reference);
  const { told, retry, canAsk } = useAnswer(useMemo(() => listeningTo(source), [source]));
  const nothing = { row: undefined, confirmed: false, error: undefined, retry };
  if (told === undefined) return { ...nothing, status: 'loading' };
  if ('error' in told) return { ...nothing, status: 'error', error: told.error };
  const { row, confirmed } = told;
  if (row !== undefined) return { status: 'ready', row, confirmed, error: undefined, retry };
  if (confirmed) return { ...nothing, status: 'missing', confirmed };
  return { ...nothing, status: canAsk ? 'loading' : 'unknown' };
}
