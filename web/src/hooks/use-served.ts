import type { HomeContent } from '@thriftline/domain/home-content';
import { useContext, useMemo } from 'react';
import { ServedHomeContext } from '@/lib/served-home.ts';
import type { Served } from './use-fetched.ts';

/** A list that came with the page, if it came with content. */
export function useServed<K extends 'advertisements' | 'categories'>(
  name: K,
): Served<HomeContent[K]> | undefined {
  const content = useContext(ServedHomeContext);
  return useMemo(() => content && { data: content[name], at: content.at }, [content, name]) ?? undefined;
}
