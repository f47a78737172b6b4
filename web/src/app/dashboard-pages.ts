import type { PageModule } from './page-of.tsx';

/**
 * Loads each page of the dashboard, by its file. Apart from the routes, which come with the first page: what each page brings is a list of
 * files, and all those lists are a sixth of what the home page would load of the app.
 */
export const DASHBOARD_FILES = import.meta.glob<PageModule>([
  './routes/dashboard/*/*.tsx',
  '!./routes/**/*.test.tsx',
]);

/** Loads what stands around them. */
export const loadDashboard = () => import('./layouts/dashboard/dashboard.tsx');

/** Loads what stands around those of the inbox. */
export const loadInbox = () => import('./layouts/dashboard/inbox.tsx');
