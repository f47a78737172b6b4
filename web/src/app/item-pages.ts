import type { PageModule } from './page-of.tsx';

/**
 * Loads the pages of an item and of its seller, by their files. Apart from the routes, like those of the dashboard: most strangers can't open
 * them, and what they bring is half of the list that comes with the first page. Members' lists come while a page has time.
 */
export const ITEM_FILES = import.meta.glob<PageModule>('./routes/shop/{product,seller}.tsx');
