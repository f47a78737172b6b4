import { useLingui } from '@lingui/react/macro';
import type { CountedCategory } from '@thriftline/domain/catalogue/categories/counted-category';
import type { FoundCount, SearchEngine } from '@thriftline/domain/search/search-engine';
import type { SearchQuery } from '@thriftline/domain/search/search-query';
import { useCallback } from 'react';
import { NativeSelect } from '@/components/plain/native-select.tsx';
import { useFetched } from '@/hooks/use-fetched.ts';
import { countedLabel } from '../found-text.ts';
import { useAllCategories } from '../hooks/use-all-categories.ts';
import type { ChangeSearch } from '../hooks/use-search-query.ts';

/** So many categories are counted, the first in the shop's order: each is a question. */
const MOST_COUNTED = 12;

const NONE: readonly CountedCategory[] = [];
const NO_COUNTS: ReadonlyMap<string, FoundCount> = new Map();

interface CategoryFilterProps {
  engine: SearchEngine;
  query: SearchQuery;
  onChange: ChangeSearch;
}

/** One category, or all of them, the first with how many items each would leave. */
export function CategoryFilter({ engine, query, onChange }: CategoryFilterProps) {
  const { t } = useLingui();
  const { categoryId } = query;
  const categories = useAllCategories();
  const known = categories.status === 'ready' ? categories.data : NONE;
  const asked = useFetched(
    useCallback(() => {
      const first = known.slice(0, MOST_COUNTED).map(({ _id }) => _id);
      return engine.countsByCategory(query, first);
    }, [engine, query, known]),
  );
  const counts = asked.status === 'ready' ? asked.data : NO_COUNTS;
  const options = [
    { value: '', label: t`All categories` },
    ...known.map(({ _id, categoryname }) => ({
      value: _id,
      label: countedLabel(categoryname, counts.get(_id)),
    })),
  ];
  // One that is not there any more can still be taken back by its chip.
  const value = options.some((option) => option.value === categoryId) ? (categoryId ?? '') : '';
  return (
    <NativeSelect
      label={t`Category`}
      value={value}
      options={options}
      onChange={(chosen) => onChange({ categoryId: chosen === '' ? undefined : chosen })}
    />
  );
}
