// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { useShownPages } from '@/hooks/use-shown-pages.ts';
import { useLookFurther } from './use-look-further.ts';

afterEach(cleanup);

/** A list of so many pages, of which one has what is looked for; `late`: each page comes when the test says so. */
function look({ pages: all, hit, late = false }: { pages: number; hit: number; late?: boolean }) {
  return renderHook(
    ({ come }: { come: number }) => {
      const { pages, showMore } = useShownPages();
      const loaded = late ? Math.min(come, pages) : pages;
      const list = {
        status: 'ready' as const,
        pages: Array.from({ length: loaded }),
        hasMore: loaded < all,
        loadingMore: false,
      };
      const looking = useLookFurther(list, { found: loaded >= hit ? 1 : 0, enough: 1, pages, showMore });
      return { looking, pages };
    },
    { wrapper: MemoryRouter, initialProps: { come: 1 } },
  );
}

it('loads as many pages as it takes', () => {
  expect(look({ pages: 9, hit: 3 }).result.current).toEqual({ looking: false, pages: 3 });
});

it('ends with the last page', () => {
  expect(look({ pages: 3, hit: 99 }).result.current).toEqual({ looking: false, pages: 3 });
});

it('asks before it looks through more than eight', () => {
  expect(look({ pages: 99, hit: 50 }).result.current).toEqual({ looking: false, pages: 8 });
});

it('waits for each page before it asks for the next', () => {
  const { result, rerender } = look({ pages: 9, hit: 3, late: true });
  expect(result.current).toEqual({ looking: true, pages: 2 });
  rerender({ come: 2 });
  expect(result.current).toEqual({ looking: true, pages: 3 });
  rerender({ come: 3 });
  expect(result.current).toEqual({ looking: false, pages: 3 });
});
