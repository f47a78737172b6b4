import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { signedPrice } from '@thriftline/domain/money';
import { isFiltered, type ProductSearch, withoutFilters } from '../browsing/product-search.ts';

interface ChosenFiltersProps {
  search: ProductSearch;
  onChange: (change: Partial<ProductSearch>) => void;
}

interface Chosen {
  label: string;
  without: Partial<ProductSearch>;
}

function chosenOf({ conditions, min, max, verifiedOnly, location, text }: ProductSearch): Chosen[] {
  return [
    ...(text === '' ? [] : [{ label: `“${text}”`, without: { text: '' } }]),
    ...conditions.map((condition) => ({
      label: condition,
      without: { conditions: conditions.filter((other) => other !== condition) },
    })),
    ...(min === undefined ? [] : [{ label: `From ${signedPrice(min)}`, without: { min: undefined } }]),
    ...(max === undefined ? [] : [{ label: `Up to ${signedPrice(max)}`, without: { max: undefined } }]),
    ...(location === '' ? [] : [{ label: `In ${location}`, without: { location: '' } }]),
    ...(verifiedOnly ? [{ label: 'Verified sellers', without: { verifiedOnly: false } }] : []),
  ];
}

/** What is filtered by, each to be taken back by a click. */
export function ChosenFilters({ search, onChange }: ChosenFiltersProps) {
  if (!isFiltered(search)) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      {chosenOf(search).map(({ label, without }) => (
        <Button
          key={label}
          size="small"
          variant="outlined"
          aria-label={`Remove filter ${label}`}
          onClick={() => onChange(without)}
          sx={{ maxWidth: 1, overflowWrap: 'anywhere' }}
        >
          {label} ×
        </Button>
      ))}
      <Button size="small" onClick={() => onChange(withoutFilters(search))}>
        Clear filters
      </Button>
    </Box>
  );
}
