import { currentLanguage } from '@thriftline/domain/base/locale/speak';
import { ADDRESS_MARK, alternatesOf } from '@thriftline/domain/pages/addresses';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useLingui } from '@/lib/language/lingui.tsx';

/** Where the site is, without a slash at its end: as the server wrote it, who knows, else as the browser sees it. */
let origin: string | undefined;

function linkOf(rel: string, path: string, hreflang?: string): HTMLLinkElement {
  const link = Object.assign(document.createElement('link'), { rel, href: origin + path });
  if (hreflang !== undefined) link.hreflang = hreflang;
  link.setAttribute(ADDRESS_MARK, '');
  return link;
}

/** Has the page's head name the addresses of the page that is shown: its own in the language that is read, and those in all others. */
export function useAddressHead(): void {
  useLingui();
  const { pathname } = useLocation();
  const language = currentLanguage();
  useEffect(() => {
    const canonical = document.querySelector<HTMLLinkElement>(`link[rel="canonical"][${ADDRESS_MARK}]`);
    origin ??= new URL(canonical?.href ?? window.location.href).origin;
    const alternates = alternatesOf(pathname);
    const own = alternates.find(({ hreflang }) => hreflang === language);
    if (own !== undefined && canonical?.href === linkOf('canonical', own.path).href) return;
    for (const old of document.head.querySelectorAll(`[${ADDRESS_MARK}]`)) old.remove();
    if (own === undefined) return;
    document.head.append(
      linkOf('canonical', own.path),
      ...alternates.map(({ path, hreflang }) => linkOf('alternate', path, hreflang)),
    );
  }, [pathname, language]);
}
