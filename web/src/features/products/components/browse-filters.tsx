import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormLabel from '@mui/material/FormLabel';
import TextField from '@mui/material/TextField';
import {
  CONDITIONS,
  type Condition,
  type FactsWith,
  factsWith,
  PRODUCT_FACTS,
} from '@thriftline/domain/product-facts';
import { type ReactNode, useCallback } from 'react';
import { useDelayedText } from '@/hooks/use-delayed-text.ts';
import type { ProductSearch } from '../browsing/product-search.ts';
import { PriceField } from './price-field.tsx';

interface BrowseFiltersProps {
  search: ProductSearch;
  onChange: (change: Partial<ProductSearch>) => void;
}

/** Conditions that will do, any of them. */
function ConditionFilter({ search, onChange }: BrowseFiltersProps) {
  const toggle = (condition: Condition, chosen: boolean) =>
    onChange({
      conditions: CONDITIONS.filter((one) => (one === condition ? chosen : search.conditions.includes(one))),
    });
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
      <FormLabel component="legend">{PRODUCT_FACTS.condition.label}</FormLabel>
      <FormGroup row>
        {CONDITIONS.map((condition) => (
          <FormControlLabel
            key={condition}
            label={condition}
            control={
              <Checkbox
                checked={search.conditions.includes(condition)}
                onChange={(_, chosen) => toggle(condition, chosen)}
              />
            }
          />
        ))}
      </FormGroup>
    </Box>
  );
}

/** The lowest and the highest price. */
function PriceFilter({ search, onChange }: BrowseFiltersProps) {
  const changeMin = useCallback((min: number | undefined) => onChange({ min }), [onChange]);
  const changeMax = useCallback((max: number | undefined) => onChange({ max }), [onChange]);
  const upsideDown = search.min !== undefined && search.max !== undefined && search.min > search.max;
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }}>
      <PriceField label="Lowest price" value={search.min} onChange={changeMin} />
      <PriceField
        label="Highest price"
        value={search.max}
        onChange={changeMax}
        fault={upsideDown ? 'Less than the lowest' : undefined}
      />
    </Box>
  );
}

/** Part of the location. */
function LocationFilter({ search, onChange }: BrowseFiltersProps) {
  const [location, setLocation] = useDelayedText(
    search.location,
    useCallback((place: string) => onChange({ location: place }), [onChange]),
  );
  return (
    <TextField
      label={PRODUCT_FACTS.location.label}
      value={location}
      onChange={(event) => setLocation(event.target.value)}
    />
  );
}

/** The filter of each fact that has one. */
const FILTERS: Record<FactsWith<'filter'>, (props: BrowseFiltersProps) => ReactNode> = {
  condition: ConditionFilter,
  resaleprice: PriceFilter,
  location: LocationFilter,
};

/** The filters of a category. */
export function BrowseFilters(props: BrowseFiltersProps) {
  const { search, onChange } = props;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        py: 1,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      {factsWith('filter').map((name) => {
        const Filter = FILTERS[name];
        return <Filter key={name} {...props} />;
      })}
      <FormControlLabel
        label="Verified sellers only"
        control={
          <Checkbox
            checked={search.verifiedOnly}
            onChange={(_, verifiedOnly) => onChange({ verifiedOnly })}
          />
        }
      />
    </Box>
  );
}
