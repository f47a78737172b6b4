import { DEFAULT_LANGUAGE } from '@thriftline/domain/base/locale/languages';
import { type SearchQuery, searchAddress } from '@thriftline/domain/search/search-query';

/** The name of what is looked for: one of the same engine is the same search. */
export const searchKey = (query: SearchQuery): string => searchAddress(query).toString();

/** The name of what is shown of a search, in whatever language its words are read: what is open there stays in another one. */
export const shownSearchKey = (query: SearchQuery): string =>
  searchKey({ ...query, language: DEFAULT_LANGUAGE });
