import type { PageModule } from './page-of.tsx';

/**
 * Loads the search and the pages of an item and of its seller, by their files. Apart from the routes, like those of the dashboard: what they
 * bring is half of the list that would come with the first page. It comes while that has time.
 */
export const ITEM_FILES = import.meta.glob<PageModule>('./routes/shop/{product,search,seller}.tsx');
