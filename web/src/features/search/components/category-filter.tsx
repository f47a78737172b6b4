import type { SearchQuery } from '@thriftline/domain/search/search-query';
import { NativeSelect } from '@/components/native-select.tsx';
import { useAllCategories } from '../hooks/use-all-categories.ts';
import type { ChangeSearch } from '../hooks/use-search-query.ts';

interface CategoryFilterProps {
  query: SearchQuery;
  onChange: ChangeSearch;
}

/** One category, or all of them. */
export function CategoryFilter({ query: { categoryId }, onChange }: CategoryFilterProps) {
  const categories = useAllCategories();
  const known = categories.status === 'ready' ? categories.data : [];
  const options = [
    { value: '', label: 'All categories' },
    ...known.map(({ _id, categoryname }) => ({ value: _id, label: categoryname })),
  ];
  // One that is not there any more can still be taken back by its chip.
  const value = options.some((option) => option.value === categoryId) ? (categoryId ?? '') : '';
  return (
    <NativeSelect
      label="Category"
      value={value}
      options={options}
      onChange={(chosen) => onChange({ categoryId: chosen === '' ? undefined : chosen })}
    />
  );
}
