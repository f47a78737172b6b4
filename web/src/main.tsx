import './app/theme/fallback-fonts.css';
import { invariant } from '@thriftline/domain/invariant';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { App } from './app/app.tsx';
import { routes } from './app/routes.tsx';
import { paths } from './config/paths.ts';
import { reloadOnMissingChunk } from './lib/reload-on-missing-chunk.ts';
import { reportError, reportUncaughtErrors } from './lib/report-error.ts';

reportUncaughtErrors(window);
reloadOnMissingChunk(window);
import('./app/theme/typefaces.ts').catch(reportError);
if (import.meta.env.DEV)
  import('./app/theme/show-theme.tsx').then(({ showTheme }) => showTheme(), reportError);

const root = document.getElementById('root');
invariant(root, 'index.html has an element with the id root');
const app = <App router={createBrowserRouter(routes)} />;
if (root.hasChildNodes() && window.location.pathname === paths.home.path) {
  // As a transition React takes over in small steps and answers taps meanwhile.
  startTransition(() => {
    hydrateRoot(root, app);
  });
} else {
  createRoot(root).render(app);
}
