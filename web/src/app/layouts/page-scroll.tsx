import { type RefObject, useLayoutEffect, useRef } from 'react';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { useScrollRestoration } from '@/app/hooks/use-scroll-restoration.ts';

/** The pages that are read from the server are short when the router brings them to where they were left. */
function ComeBack() {
  useScrollRestoration();
  return null;
}

interface EndProps {
  /** How far down the page was when the app took it over, in pixels. */
  at: RefObject<number>;
}

function Note({ at }: EndProps) {
  useLayoutEffect(() => {
    at.current = window.scrollY;
  }, [at]);
  return null;
}

function Return({ at }: EndProps) {
  useLayoutEffect(() => {
    if (at.current > 0) window.scrollTo(0, at.current);
  }, [at]);
  return null;
}

/**
 * Brings pages to where they were left, and new ones to their top. React Router does so with the first page, too; one that was
 * written before the app ran may be scrolled by then, and stays where it is.
 */
export function PageScroll() {
  const at = useRef(0);
  // Their effects run in this order, before anything is painted.
  return (
    <>
      <Note at={at} />
      <ScrollRestoration />
      <Return at={at} />
      <ComeBack />
    </>
  );
}

/** The pages with their scroll positions. The skeleton before the first page's script has none. */
export function ScrolledPages() {
  return (
    <>
      <Outlet />
      <PageScroll />
    </>
  );
}
