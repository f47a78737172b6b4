import './app/theme/fallback-fonts.css';
import { invariant } from '@thriftline/domain/base/invariant';
import { formatPrice } from '@thriftline/domain/base/locale/format-money';
import { isLanguage } from '@thriftline/domain/base/locale/languages';
import { SOURCE_LANGUAGE } from '@thriftline/domain/base/shop/known-languages';
import { startTransition } from 'react';
import { createBrowserRouter } from 'react-router-dom';
import { App } from './app/app.tsx';
import { routes } from './app/routes.tsx';
import { whenInitialized } from './lib/account/when-initialized.ts';
import { tellEarlyInput } from './lib/browser/early-input.ts';
import { followTranslatedTexts, isTranslated } from './lib/browser/follow-translated-texts.ts';
import { nameFirstEntry } from './lib/browser/name-first-entry.ts';
import { readServedContent } from './lib/calls/served-content.ts';
import { takeServedSettings } from './lib/calls/shop-settings.ts';
import { beginVisit, showDrawn, showLanguage, unhide } from './lib/language/language.ts';
import {
  keepAddressLocalized,
  windowWithoutLanguages,
  withLocalizedLinks,
} from './lib/language/localized-router.ts';
import { reportError, reportUncaughtErrors } from './lib/notices/report-error.ts';
import { startAnewOnMissingChunk } from './lib/reload/missing-chunk.ts';
import { startAnewOnLostStore } from './lib/reload/start-anew-on-lost-store.ts';

reportUncaughtErrors(window);
followTranslatedTexts(window);
nameFirstEntry(window);
import('./app/theme/typefaces.ts').catch(reportError);
if (import.meta.env.DEV)
  import('./app/theme/show-theme.tsx').then(({ showTheme }) => showTheme(), reportError);

// The first price takes a slow phone long to write: as a task of its own, apart from the page's first drawing.
setTimeout(() => formatPrice(0));

/** What React mends by drawing the page anew: a fault of ours, unless a translator was there first. */
const onRecoverableError = (error: unknown) =>
  isTranslated(window) ? console.warn('The translated page was drawn anew', error) : reportError(error);
function settledLater() {
  let settle = () => {};
  const promise = new Promise<void>((resolve) => {
    settle = resolve;
  });
  return { promise, settle };
}

/** Lets what was tapped meanwhile be answered. */
const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

/** Starts the app: its addresses and what draws it in tasks of their own. */
async function begin(): Promise<void> {
  const root = document.getElementById('root');
  invariant(root, 'index.html has an element with the id root');
  await nextTask();
  const router = withLocalizedLinks(createBrowserRouter(routes, { window: windowWithoutLanguages(window) }));
  startAnewOnMissingChunk(window, () => {
    const { location } = router.state.navigation;
    return location === undefined ? null : router.createHref({ ...location, hash: '' });
  });
  startAnewOnLostStore(window, router);
  // While the first page's script is on its way, where there is one.
  const drawing = nextTask().then(() => import('react-dom/client'));

  const language = beginVisit(window.location.pathname);
  const followLanguage = () => keepAddressLocalized(router);

  // Only pages that were drawn beforehand have something in it.
  if (root.hasChildNodes()) {
    const content = readServedContent();
    if (content !== null) takeServedSettings(content.settings);
    const { promise, settle } = settledLater();
    const { lang } = document.documentElement;
    const drawn = showDrawn(isLanguage(lang) ? lang : SOURCE_LANGUAGE, promise).catch(reportError);
    whenInitialized(router, () => {
      Promise.all([drawing, drawn]).then(([{ hydrateRoot }]) => {
        tellEarlyInput(root, promise).catch(reportError);
        // As a transition React takes over in small steps and answers taps meanwhile.
        startTransition(() => {
          hydrateRoot(root, <App router={router} content={content} onTakenOver={settle} />, {
            onRecoverableError,
          });
        });
      }, reportError);
    });
    drawn
      .then(() => showLanguage(language))
      .then(followLanguage)
      .catch(reportError)
      .finally(unhide);
  } else {
    await showLanguage(language).then(followLanguage).catch(reportError);
    const { createRoot } = await drawing;
    createRoot(root).render(<App router={router} />);
  }
}

begin().catch(reportError);
