import type { StoredTime } from '@thriftline/domain/stored-time';
import { useMemo } from 'react';
import type { Identified } from '@/lib/live/merge-pages.ts';
import type { PagedList } from '@/lib/live/use-paged-query.ts';
import type { ActKind } from '@/lib/offline/act.ts';
import { useActs } from '@/lib/offline/acts-store.ts';
import { amongRows, type RowOrGone } from '@/lib/offline/among-rows.ts';

/** A paged list with what was deleted from it and still waits to be sent. */
export type PagedListWithGone<T> = Omit<PagedList<T>, 'pages'> & {
  pages: { key: string; rows: RowOrGone<T>[] }[];
};

/** The list with what acts of the kind took from it, each where it stood, as long as the server does not know. */
export function useWithGone<T extends Identified & { createdAt: StoredTime }>(
  list: PagedList<T>,
  kind: ActKind,
): PagedListWithGone<T> {
  const acts = useActs();
  const { pages } = list;
  const shown = useMemo(() => {
    const there = new Set(pages.flatMap(({ rows }) => rows.map(({ data }) => data._id)));
    const gone = acts.filter(
      (act) => act.kind === kind && act.state === 'queued' && !there.has(act.path.split('/').at(-1) ?? ''),
    );
    return amongRows(pages, gone);
  }, [acts, pages, kind]);
  return { ...list, pages: shown };
}
