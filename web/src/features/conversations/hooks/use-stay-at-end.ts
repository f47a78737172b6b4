import { type RefObject, useEffect, useRef } from 'react';

/** A reader so near to the end, in pixels, is shown what comes next. */
const NEAR = 48;

/** What a thread consists of, for keeping its end in sight. */
interface ThreadBox {
  /** The list of what was said, which scrolls by itself in a wide window. */
  list: RefObject<HTMLElement | null>;
  /** List and field: on phones they are part of the page, which scrolls. */
  thread: RefObject<HTMLElement | null>;
  wide: boolean;
  /** The last message; undefined while there is none. */
  last: string | undefined;
  /** Whether the reader wrote it. */
  own: boolean;
}

/** How far the end is below what is seen, in pixels. */
function below(list: HTMLElement, thread: HTMLElement, wide: boolean): number {
  if (wide) return list.scrollHeight - list.scrollTop - list.clientHeight;
  return thread.getBoundingClientRect().bottom - window.innerHeight;
}

/**
 * Keeps the last message above the field: when one comes, when something above or in the thread grows later, and when the window
 * gets lower, as with a keyboard on the screen. Not for who has scrolled up to read: they are left there until they write.
 */
export function useStayAtEnd({ list, thread, wide, last, own }: ThreadBox): void {
  const following = useRef(true);
  const stay = useRef(() => {});

  useEffect(() => {
    const [messages, whole] = [list.current, thread.current];
    if (messages === null || whole === null) return;
    stay.current = () => {
      if (!following.current || below(messages, whole, wide) <= 0) return;
      if (wide) messages.scrollTop = messages.scrollHeight;
      else whole.scrollIntoView({ block: 'end' });
    };
    const look = () => {
      following.current = below(messages, whole, wide) <= NEAR;
    };
    const scroller = wide ? messages : window;
    scroller.addEventListener('scroll', look, { passive: true });
    const observer = new ResizeObserver(() => stay.current());
    // The page, too: what comes above the thread moves it.
    for (const part of [document.body, whole, ...messages.children]) observer.observe(part);
    window.addEventListener('resize', stay.current);
    const { current } = stay;
    return () => {
      scroller.removeEventListener('scroll', look);
      window.removeEventListener('resize', current);
      observer.disconnect();
    };
  }, [list, thread, wide]);

  useEffect(() => {
    if (last === undefined) return;
    if (own) following.current = true;
    stay.current();
  }, [last, own]);
}
