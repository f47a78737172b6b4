import { i18n } from '@thriftline/domain/base/locale/i18n';
import { currentLanguage } from '@thriftline/domain/base/locale/speak';
import { localizedPath, readAddress } from '@thriftline/domain/pages/addresses';
import { type DataRouter, parsePath, type To } from 'react-router-dom';

/** What is written where a router would write a path: the open page's address in the language that is read. */
function localized(to: To): string {
  const { pathname = '', search = '', hash = '' } = typeof to === 'string' ? parsePath(to) : to;
  return localizedPath(pathname, currentLanguage()) + search + hash;
}

/** A member of an object of the browser's, which asks to be called on that object. */
function memberOf(target: object, name: PropertyKey): unknown {
  const member: unknown = Reflect.get(target, name);
  return typeof member === 'function' ? member.bind(target) : member;
}

/**
 * The window as a router is to see it: addresses without the language that they name. So routes, guards and whatever asks where it is
 * know one address a page, and all that the router puts into the address bar is in the language that is read.
 */
export function windowWithoutLanguages(target: Window & typeof globalThis): Window {
  // Of an empty object: a proxy of the location itself may not give out its methods bound.
  const location = new Proxy(Object.create(null), {
    get: (_, name) =>
      name === 'pathname' ? readAddress(target.location.pathname).path : memberOf(target.location, name),
  });
  const write =
    (method: 'pushState' | 'replaceState') =>
    (state: unknown, unused: string, url?: string | URL | null): void =>
      target.history[method](state, unused, typeof url === 'string' && url !== '' ? localized(url) : url);
  const written = { pushState: write('pushState'), replaceState: write('replaceState') };
  const history = new Proxy(target.history, {
    get: (own, name) => Reflect.get(written, name) ?? memberOf(own, name),
  });
  return new Proxy(target, {
    get: (own, name) => {
      if (name === 'location') return location;
      return name === 'history' ? history : memberOf(own, name);
    },
  });
}

/** The router with links that lead to the addresses in the language that is read, however they are opened. */
export function withLocalizedLinks(router: DataRouter): DataRouter {
  return Object.assign(router, { createHref: localized });
}

/**
 * Keeps the address of the first page, and of each that comes back from the browser's history, in the language that is read; when another
 * is chosen, the page stays and its address changes.
 */
export function keepAddressLocalized(router: DataRouter): void {
  const keep = () => {
    if (router.state.navigation.state !== 'idle') return;
    const { pathname, search, hash } = window.location;
    const { path } = readAddress(pathname);
    const wanted = localizedPath(path, currentLanguage());
    if (wanted !== pathname) window.history.replaceState(window.history.state, '', wanted + search + hash);
  };
  router.subscribe(keep);
  i18n.on('change', keep);
  keep();
}
