import type { PageModule } from './page-of.tsx';

/**
 * Loads each page of the dashboard, by its file. Apart from the routes, which come with the first page: what each page brings is a list of
 * files, and all those lists are a seventh of what the home page would load of the app.
 */
export const DASHBOARD_FILES = import.meta.glob<PageModule>([
  './routes/dashboard/*/*.tsx',
  '!./routes/**/*.test.tsx',
]);
