import { useContext, useMemo } from 'react';
import { type ServedContent, ServedContentContext } from '@/lib/calls/served-content.ts';
import type { Served } from './use-fetched.ts';

type Part = 'advertisements' | 'categories' | 'advertisement';

/** A part of what came with the page, while React takes the page over: who comes back to it wants to know what is new. */
export function useServed<P extends Part>(part: P): Served<NonNullable<ServedContent[P]>> | undefined {
  const content = useContext(ServedContentContext);
  return useMemo(() => {
    const data = content?.[part];
    return content && data && !content.isTakenOver ? { data, at: content.at } : undefined;
  }, [content, part]);
}
