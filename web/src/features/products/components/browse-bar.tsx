import TuneOutlined from '@mui/icons-material/TuneOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import TextField from '@mui/material/TextField';
import { useCallback, useId, useState } from 'react';
import { NativeSelect } from '@/components/native-select.tsx';
import { useDelayedText } from '@/hooks/use-delayed-text.ts';
import { type ProductSearch, SORTS } from '../browsing/product-search.ts';
import { BrowseFilters } from './browse-filters.tsx';
import { ChosenFilters } from './chosen-filters.tsx';
import { SORT_LABELS } from './sort-labels.ts';

const SORT_OPTIONS = SORTS.map((sort) => ({ value: sort, label: SORT_LABELS[sort].name }));

interface BrowseBarProps {
  search: ProductSearch;
  onChange: (change: Partial<ProductSearch>) => void;
}

/** Looking through a category: words, order, and filters behind a button; what is chosen stays in sight. */
export function BrowseBar({ search, onChange }: BrowseBarProps) {
  const panel = useId();
  const [open, setOpen] = useState(false);
  const [text, setText] = useDelayedText(
    search.text,
    useCallback((words: string) => onChange({ text: words }), [onChange]),
  );
  return (
    <Box component="search" sx={{ display: 'grid', gap: 1.5, mb: 3 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
        <TextField
          type="search"
          label="Search this category"
          value={text}
          onChange={(event) => setText(event.target.value)}
          sx={{ flex: '2 1 240px' }}
        />
        <NativeSelect
          label="Sort"
          value={search.sort}
          options={SORT_OPTIONS}
          onChange={(sort) => onChange({ sort })}
          sx={{ flex: '1 1 160px' }}
        />
        <Button
          variant="outlined"
          size="large"
          startIcon={<TuneOutlined />}
          sx={{ alignSelf: 'stretch' }}
          aria-expanded={open}
          aria-controls={open ? panel : undefined}
          onClick={() => setOpen(!open)}
        >
          Filters
        </Button>
      </Box>
      <Collapse in={open} unmountOnExit id={panel}>
        <BrowseFilters search={search} onChange={onChange} />
      </Collapse>
      <ChosenFilters search={search} onChange={onChange} />
    </Box>
  );
}
