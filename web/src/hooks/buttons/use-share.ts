import { t } from '@lingui/core/macro';
import { currentLanguage } from '@thriftline/domain/base/locale/speak';
import { localizedPath } from '@thriftline/domain/pages/addresses';
import { useNotify } from '../use-notify.ts';

/** What is shared: its title, and its address below our own, like `/ads/1`. */
export interface Shareable {
  title: string;
  path: string;
}

/** The browser's own sheet says so when the person closes it. */
function changedTheirMind(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}

/** Hands the address of a page, in the language that is read, to the browser's share sheet; without one it is copied. What fails is said. */
export function useShare(): (what: Shareable) => Promise<void> {
  const notify = useNotify();
  return async ({ title, path }) => {
    const url = new URL(localizedPath(path, currentLanguage()), window.location.origin).href;
    try {
      if (navigator.share !== undefined) {
        await navigator.share({ title, url });
      } else {
        await navigator.clipboard.writeText(url);
        notify.success(t`Link copied`);
      }
    } catch (error) {
      if (!changedTheirMind(error)) notify.error(error);
    }
  };
}
