import { useEffect } from 'react';

/** Marks what the server wrote into the head for one advertisement; functions/src/pages writes it. */
const WRITTEN_BY_SERVER = '[data-advertisement]';

/**
 * Has the page's one description speak of the advertisement while it is shown. Once it is left, the description is the
 * site's again, and what the server wrote for the first page that was opened goes: it would speak of the wrong page.
 */
export function useAdvertisementHead(description: string): void {
  useEffect(() => {
    const meta = document.querySelector('meta[name="description"]');
    const before = meta?.getAttribute('data-site') ?? meta?.getAttribute('content') ?? '';
    meta?.setAttribute('content', description);
    return () => {
      meta?.setAttribute('content', before);
      for (const element of document.head.querySelectorAll(WRITTEN_BY_SERVER)) element.remove();
    };
  }, [description]);
}
