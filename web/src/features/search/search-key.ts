import { type SearchQuery, searchAddress } from '@thriftline/domain/search/search-query';

/** The name of what is looked for: one of the same engine is the same search. */
export const searchKey = (query: SearchQuery): string => searchAddress(query).toString();
