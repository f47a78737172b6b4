import type { PictureStore } from '@thriftline/domain/base/fields/picture-address';
import type { Language } from '@thriftline/domain/base/locale/languages';
import { inLanguage } from '@thriftline/domain/base/locale/speak';
import type { DrawnPage } from '@thriftline/domain/pages/home-content';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter } from 'react-router-dom';
import { App } from './app/app.tsx';
import { routes } from './app/routes.tsx';
import { setPictureStore } from './config/picture-store.ts';
import { whenInitialized } from './lib/account/when-initialized.ts';
import { type DrawnContent, servedContent } from './lib/calls/served-content.ts';
import { addAllPacks } from './lib/language/all-packs.ts';
import { withLocalizedLinks } from './lib/language/localized-router.ts';

addAllPacks();

/** What React writes before the page's own markup, for the head: the title, and what fetches pictures ahead. */
const HEAD = /^(?:<link [^>]*>|<title>[^<]*<\/title>)*/;

/** For whom a page is drawn, and where pictures are that it may show. */
export interface DrawnFor {
  language: Language;
  pictures: PictureStore;
}

/** Draws the page at an address of the app, without a language in it, for somebody who is signed out, with what it would have asked for. */
export async function renderPage(
  address: string,
  content: DrawnContent,
  { language, pictures }: DrawnFor,
  wrap = (app: ReactNode) => app,
): Promise<DrawnPage> {
  setPictureStore(pictures);
  const router = withLocalizedLinks(createMemoryRouter(routes, { initialEntries: [address] }));
  await new Promise<void>((resolve) => whenInitialized(router, resolve));
  const app = wrap(<App router={router} content={servedContent(content)} />);
  const html = inLanguage({ language }, () => renderToString(app));
  router.dispose();
  const [head = ''] = HEAD.exec(html) ?? [];
  return { head, root: html.slice(head.length) };
}
