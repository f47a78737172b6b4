import './app/theme/fallback-fonts.css';
import { invariant } from '@thriftline/domain/invariant';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { App } from './app/app.tsx';
import { routes } from './app/routes.tsx';
import { startAnewOnMissingChunk } from './lib/missing-chunk.ts';
import { reportError, reportUncaughtErrors } from './lib/report-error.ts';
import { readServedContent } from './lib/served-content.ts';
import { takeServedSettings } from './lib/shop-settings.ts';
import { startAnewOnLostStore } from './lib/start-anew-on-lost-store.ts';
import { whenInitialized } from './lib/when-initialized.ts';

reportUncaughtErrors(window);
import('./app/theme/typefaces.ts').catch(reportError);
if (import.meta.env.DEV)
  import('./app/theme/show-theme.tsx').then(({ showTheme }) => showTheme(), reportError);

const root = document.getElementById('root');
invariant(root, 'index.html has an element with the id root');
const router = createBrowserRouter(routes);
startAnewOnMissingChunk(window, () => {
  const { location } = router.state.navigation;
  return location === undefined ? null : location.pathname + location.search;
});
startAnewOnLostStore(window, router);
// Only pages that were drawn beforehand have something in it.
if (root.hasChildNodes()) {
  const content = readServedContent();
  if (content !== null) takeServedSettings(content.settings);
  whenInitialized(router, () => {
    // As a transition React takes over in small steps and answers taps meanwhile.
    startTransition(() => {
      hydrateRoot(root, <App router={router} content={content} />);
    });
  });
} else {
  createRoot(root).render(<App router={router} />);
}
