import { useLingui } from '@lingui/react/macro';
import TuneOutlined from '@mui/icons-material/TuneOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { FoundCount, SearchEngine } from '@thriftline/domain/search/search-engine';
import { SEARCH_SORTS, type SearchQuery } from '@thriftline/domain/search/search-query';
import { lazy, type ReactNode, Suspense, useCallback, useId, useMemo, useState } from 'react';
import { NativeSelect } from '@/components/plain/native-select.tsx';
import { PartBoundary } from '@/components/states/part-boundary.tsx';
import type { ChangeSearch } from '../hooks/use-search-query.ts';
import { SORT_LABELS } from '../sort-labels.ts';
import { ChosenFilters } from './chosen-filters.tsx';
import { FilterSheet } from './filter-sheet.tsx';
import { ReadAsFilters } from './read-as-filters.tsx';
import { WordsField } from './words-field.tsx';

/** Loaded when the filters are opened. */
const FilterFields = lazy(async () => ({ default: (await import('./filter-fields.tsx')).FilterFields }));

interface SearchBarProps {
  engine: SearchEngine;
  query: SearchQuery;
  /** The words that were looked for: others than those typed where a slip in them was mended. */
  searched: string;
  /** Whether it is one category's page. */
  inCategory?: boolean;
  /** How many there are, once that is known. */
  count: FoundCount | undefined;
  /** What was found, in a sentence. */
  summary?: ReactNode;
  /** What can be done with the search, at the end of that line. */
  end?: ReactNode;
  onChange: ChangeSearch;
}

function sortOptions({ near }: SearchQuery) {
  return SEARCH_SORTS.filter((sort) => sort !== 'nearest' || near !== undefined).map((sort) => ({
    value: sort,
    label: SORT_LABELS[sort],
  }));
}

/** Looking for things: words, order, and filters behind a button, on phones in a sheet; what is chosen stays in sight. */
export function SearchBar({
  engine,
  query,
  searched,
  inCategory = false,
  count,
  summary,
  end,
  onChange,
}: SearchBarProps) {
  const { t } = useLingui();
  const panel = useId();
  const [open, setOpen] = useState(false);
  const isPhone = useMediaQuery(useTheme().breakpoints.down('sm'));
  const suggest = useCallback((text: string) => engine.suggest(text), [engine]);
  // The filters count what is shown, not what a slip would find.
  const counted = useMemo(() => ({ ...query, words: searched }), [query, searched]);
  const fields = (
    <Suspense>
      <FilterFields engine={engine} query={counted} inCategory={inCategory} onChange={onChange} />
    </Suspense>
  );
  return (
    // On a desktop it has no box of its own, because the page heading is beside its fields. See results.module.css.
    <Box
      component="search"
      sx={{
        display: { xs: 'grid', md: 'contents' },
        gap: 1.5,
        mb: 1.5,
        '& > *': { gridColumn: { md: '1 / -1' } },
        '& > :first-of-type': { gridColumn: { md: '2' } },
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
        <WordsField
          label={inCategory ? t`Search this category` : t`Search for`}
          words={query.words}
          suggest={suggest}
          onSearch={(words) => onChange({ words })}
        />
        <NativeSelect
          label={t`Sort`}
          value={query.sort}
          options={sortOptions(query)}
          onChange={(sort) => onChange({ sort })}
          sx={{ flex: '1 1 150px' }}
        />
        <Button
          variant="outlined"
          size="large"
          startIcon={<TuneOutlined />}
          sx={{ alignSelf: 'stretch', flex: { xs: '1 1 auto', sm: 'none' } }}
          aria-expanded={open}
          aria-controls={open ? panel : undefined}
          aria-haspopup={isPhone ? 'dialog' : undefined}
          onClick={() => setOpen(!open)}
        >
          {t`Filters`}
        </Button>
      </Box>
      {isPhone ? (
        <FilterSheet id={panel} open={open} count={count} onClose={() => setOpen(false)}>
          {fields}
        </FilterSheet>
      ) : (
        <Collapse in={open} unmountOnExit id={panel} sx={{ mt: { md: 1.5 } }}>
          {fields}
        </Collapse>
      )}
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          columnGap: 1,
          rowGap: 0.5,
          alignItems: 'center',
          minHeight: { xs: 44, md: 36 },
          my: { md: 0.25 },
          '& .MuiButton-root': { minHeight: { md: 36 } },
        }}
      >
        <PartBoundary>
          <ChosenFilters query={query} inCategory={inCategory} onChange={onChange} />
        </PartBoundary>
        {/* After the chips: what is said comes while one still taps, and would move them from under the finger. */}
        {summary}
        {end && <Box sx={{ ml: 'auto' }}>{end}</Box>}
      </Box>
      <PartBoundary>
        <ReadAsFilters query={query} onChange={onChange} />
      </PartBoundary>
    </Box>
  );
}
