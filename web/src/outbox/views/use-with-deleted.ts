import type { StoredTime } from '@thriftline/domain/base/stored-time';
import { useMemo } from 'react';
import type { Identified } from '@/lib/live/merge-pages.ts';
import type { PagedList } from '@/lib/live/use-paged-query.ts';
import type { MutationKind } from '../journal/mutation.ts';
import { useMutations } from '../journal/mutations-store.ts';
import { mergeDeletedRows, type RowOrDeleted } from './merge-deleted-rows.ts';

/** A paged list with what was deleted from it and still waits to be sent. */
export type PagedListWithDeleted<T> = Omit<PagedList<T>, 'pages'> & {
  pages: { key: string; rows: RowOrDeleted<T>[] }[];
};

/** The list with what mutations of the kind took from it, each where it stood, as long as the server does not know. */
export function useWithDeleted<T extends Identified & { createdAt: StoredTime }>(
  list: PagedList<T>,
  kind: MutationKind,
): PagedListWithDeleted<T> {
  const mutations = useMutations();
  const { pages } = list;
  const shown = useMemo(() => {
    const there = new Set(pages.flatMap(({ rows }) => rows.map(({ data }) => data._id)));
    const gone = mutations.filter(
      (mutation) =>
        mutation.kind === kind &&
        mutation.state === 'queued' &&
        // What was taken back was nobody's yet.
        mutation.undoes === undefined &&
        !there.has(mutation.path.split('/').at(-1) ?? ''),
    );
    return mergeDeletedRows(pages, gone);
  }, [mutations, pages, kind]);
  return { ...list, pages: shown };
}
