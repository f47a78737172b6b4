import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';

/** How far above the end of the list loading begins. */
const AHEAD = '600px';

/** An unseen mark at the end of a list that loads the next page once, when scrolling comes near. */
export function LoadOnScroll({ onLoadMore }: { onLoadMore: () => void }) {
  const mark = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (mark.current === null) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        onLoadMore();
      },
      { rootMargin: `0px 0px ${AHEAD} 0px` },
    );
    observer.observe(mark.current);
    return () => observer.disconnect();
  }, [onLoadMore]);
  return <Box ref={mark} aria-hidden sx={{ height: '1px' }} />;
}
