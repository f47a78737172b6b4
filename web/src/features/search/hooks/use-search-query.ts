import { DEFAULT_LANGUAGE } from '@thriftline/domain/base/locale/languages';
import { currentLanguage } from '@thriftline/domain/base/locale/speak';
import {
  type SearchQuery,
  searchAddress,
  searchQueryOf,
  searchReadIn,
} from '@thriftline/domain/search/search-query';
import { readTyped } from '@thriftline/domain/search/typed/read-typed';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useLingui } from '@/lib/language/lingui.tsx';
import { changedQuery } from '../changed-query.ts';
import { filtersTyped } from '../filters-typed.ts';

/** Changes what is looked for. New words are a step that Back undoes; other changes take the place of what was. */
export type ChangeSearch = (changes: Partial<SearchQuery>) => void;

interface SearchInAddress {
  query: SearchQuery;
  change: ChangeSearch;
  /** Whether the words of the address are still being read: they may say a price or a place, so nothing is looked for yet. */
  isReading: boolean;
}

/**
 * What is looked for, inside one category where its page is shown. It stands in the address, so that it can be shared; a
 * change starts at the first page. Words that say a price or a place, `lamp under 50 near Leeds`, become filters.
 */
export function useSearchQuery(categoryId?: string): SearchInAddress {
  const [address, setAddress] = useSearchParams();
  useLingui();
  const language = currentLanguage();
  const query = useMemo(() => {
    const asked = searchReadIn(language, address);
    return categoryId === undefined ? asked : { ...asked, categoryId };
  }, [address, categoryId, language]);
  // A change may come from a town that was on its way: it goes into what is asked for by then, and nowhere once the page is left.
  const latest = useRef<URLSearchParams | null>(null);
  useEffect(() => {
    latest.current = address;
    return () => {
      latest.current = null;
    };
  }, [address]);
  const apply = useCallback(
    (changes: Partial<SearchQuery>, { replace, typed }: { replace: boolean; typed?: string | undefined }) => {
      if (latest.current === null) return;
      const after = searchAddress(changedQuery(searchQueryOf(latest.current), changes));
      // The category's own page has it in its path.
      if (categoryId !== undefined) after.delete('category');
      latest.current = after;
      setAddress(after, {
        replace,
        preventScrollReset: changes.words === undefined,
        state: typed === undefined ? null : { typed },
        // A box that was ticked shows it at once: as a transition it would lag behind a slow list.
        flushSync: true,
      });
    },
    [setAddress, categoryId],
  );
  const turn = useRef(0);
  const [asWords, setAsWords] = useState<string>();
  const change = useCallback<ChangeSearch>(
    (wanted) => {
      const { words } = wanted;
      // New words are in their reader's language, whatever the address said of those before.
      const changes = words === undefined ? wanted : { language: DEFAULT_LANGUAGE, ...wanted };
      turn.current += 1;
      if (words === undefined || readTyped(words) === undefined) {
        apply(changes, { replace: words === undefined });
        return;
      }
      const mine = turn.current;
      void filtersTyped(words).then((filters) => {
        if (mine !== turn.current) return;
        if (filters === undefined) setAsWords(words);
        apply({ ...changes, ...filters }, { replace: false, typed: filters && words });
      });
    },
    [apply],
  );

  const { words } = query;
  const isReading = asWords !== words && readTyped(words) !== undefined;
  useEffect(() => {
    if (!isReading) return;
    let current = true;
    void filtersTyped(words).then((filters) => {
      if (!current) return;
      if (filters) apply(filters, { replace: true, typed: words });
      else setAsWords(words);
    });
    return () => {
      current = false;
    };
  }, [isReading, words, apply]);
  return { query, change, isReading };
}
