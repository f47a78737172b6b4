import type { FoundPage } from '@thriftline/domain/search/search-engine';

/** What a category's loader has asked for beside the page's script. */
export interface BegunCategory {
  id: string;
  /** The first cards; of nothing where they are known, and rejected where they could not be asked for. */
  page: Promise<FoundPage | undefined>;
}
