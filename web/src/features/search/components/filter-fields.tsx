import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormLabel from '@mui/material/FormLabel';
import { attributeLabel } from '@thriftline/domain/catalogue/attributes/attribute-texts';
import { CHOICE_LABELS } from '@thriftline/domain/catalogue/attributes/choice-labels';
import {
  type AttributesWith,
  attributesWith,
  CONDITIONS,
  type Condition,
} from '@thriftline/domain/catalogue/attributes/product-attributes';
import type { FoundCount, SearchEngine } from '@thriftline/domain/search/search-engine';
import type { SearchQuery } from '@thriftline/domain/search/search-query';
import { type ReactNode, useCallback } from 'react';
import { SIDE_BY_SIDE } from '@/components/plain/side-by-side.ts';
import { PartBoundary } from '@/components/states/part-boundary.tsx';
import { useFetched } from '@/hooks/use-fetched.ts';
import { facetCounts } from '../facet-counts.ts';
import { foundNumber } from '../found-text.ts';
import type { ChangeSearch } from '../hooks/use-search-query.ts';
import { CategoryFilter } from './category-filter.tsx';
import { PlaceFilter } from './place-filter.tsx';
import { PriceField } from './price-field.tsx';

interface FilterFieldsProps {
  engine: SearchEngine;
  query: SearchQuery;
  /** Whether it is one category's page: then there is none to choose. */
  inCategory: boolean;
  onChange: ChangeSearch;
}

interface FilterProps extends FilterFieldsProps {
  /** How many items each choice would leave, by the choice; empty until known. */
  counts: ReadonlyMap<string, FoundCount>;
}

/** A choice with how many items it leaves. The number has its room before it is known: nothing moves under a finger when it comes. */
function ChoiceLabel({ label, count }: { label: string; count: FoundCount | undefined }) {
  return (
    <>
      {label}
      <Box
        component="span"
        sx={{
          display: 'inline-block',
          minWidth: '6ch',
          whiteSpace: 'pre',
          color: 'text.secondary',
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        {count !== undefined && ` (${foundNumber(count)})`}
      </Box>
    </>
  );
}

/** Conditions that will do, any of them. */
function ConditionFilter({ query, counts, onChange }: FilterProps) {
  const toggle = (condition: Condition, chosen: boolean) =>
    onChange({
      conditions: CONDITIONS.filter((one) => (one === condition ? chosen : query.conditions.includes(one))),
    });
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
      <FormLabel component="legend">{attributeLabel('condition')}</FormLabel>
      <FormGroup row>
        {CONDITIONS.map((condition) => (
          <FormControlLabel
            key={condition}
            label={<ChoiceLabel label={CHOICE_LABELS[condition]} count={counts.get(condition)} />}
            control={
              <Checkbox
                checked={query.conditions.includes(condition)}
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
function PriceFilter({ query, onChange }: FilterProps) {
  const { t } = useLingui();
  const changeMin = useCallback((min: number | undefined) => onChange({ min }), [onChange]);
  const changeMax = useCallback((max: number | undefined) => onChange({ max }), [onChange]);
  const upsideDown = query.min !== undefined && query.max !== undefined && query.min > query.max;
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: SIDE_BY_SIDE }}>
      <PriceField label={t`Lowest price`} value={query.min} onChange={changeMin} />
      <PriceField
        label={t`Highest price`}
        value={query.max}
        onChange={changeMax}
        fault={upsideDown ? t`Less than the lowest` : undefined}
      />
    </Box>
  );
}

/** The filter of each fact that has one. */
const FILTERS: Record<AttributesWith<'filter'>, (props: FilterProps) => ReactNode> = {
  condition: ConditionFilter,
  resaleprice: PriceFilter,
  location: PlaceFilter,
};

/** The filters. What each choice would leave is asked when they are opened, and not before. */
export function FilterFields(props: FilterFieldsProps) {
  const { t } = useLingui();
  const { engine, query, inCategory, onChange } = props;
  const asked = useFetched(useCallback(() => facetCounts(engine, query), [engine, query]));
  const counts = asked.status === 'ready' ? asked.data : new Map<string, FoundCount>();
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        py: 1,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      {!inCategory && (
        <PartBoundary>
          <CategoryFilter engine={engine} query={query} onChange={onChange} />
        </PartBoundary>
      )}
      {attributesWith('filter').map((name) => {
        const Filter = FILTERS[name];
        return (
          <PartBoundary key={name}>
            <Filter {...props} counts={counts} />
          </PartBoundary>
        );
      })}
      <FormControlLabel
        label={<ChoiceLabel label={t`Verified sellers only`} count={counts.get('verified')} />}
        control={
          <Checkbox checked={query.verifiedOnly} onChange={(_, verifiedOnly) => onChange({ verifiedOnly })} />
        }
      />
    </Box>
  );
}
