import './app/theme/fallback-fonts.css';
import { invariant } from '@thriftline/domain/invariant';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchPath } from 'react-router-dom';
import { App } from './app/app.tsx';
import { routes } from './app/routes.tsx';
import { paths } from './config/paths.ts';
import { reloadOnMissingChunk } from './lib/reload-on-missing-chunk.ts';
import { reportError, reportUncaughtErrors } from './lib/report-error.ts';
import { readServedContent } from './lib/served-content.ts';
import { takeServedSettings } from './lib/shop-settings.ts';
import { whenInitialized } from './lib/when-initialized.ts';

reportUncaughtErrors(window);
reloadOnMissingChunk(window);
import('./app/theme/typefaces.ts').catch(reportError);
if (import.meta.env.DEV)
  import('./app/theme/show-theme.tsx').then(({ showTheme }) => showTheme(), reportError);

const root = document.getElementById('root');
invariant(root, 'index.html has an element with the id root');
const router = createBrowserRouter(routes);
const isDrawn =
  root.hasChildNodes() &&
  [paths.home.path, paths.advertisement.path].some((path) => matchPath(path, window.location.pathname));
if (isDrawn) {
  const content = readServedContent();
  if (content !== null) takeServedSettings(content.settings);
  // As a transition React takes over in small steps and answers taps meanwhile.
  const takeOver = () =>
    startTransition(() => {
      hydrateRoot(root, <App router={router} content={content} />);
    });
  // At once where nothing else has to be loaded.
  if (router.state.initialized) takeOver();
  else whenInitialized(router).then(takeOver, reportError);
} else {
  createRoot(root).render(<App router={router} />);
}
