import '@fontsource-variable/bricolage-grotesque/wght.css';
import '@fontsource-variable/instrument-sans/wght.css';
import { invariant } from '@thriftline/domain/invariant';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { reportUncaughtErrors } from './lib/report-error.ts';

reportUncaughtErrors(window);

const root = document.getElementById('root');
invariant(root, 'index.html has an element with the id root');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
