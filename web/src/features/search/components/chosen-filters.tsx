import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { signedPrice } from '@thriftline/domain/base/money';
import type { SearchQuery } from '@thriftline/domain/search/search-query';
import { withoutFilters } from '../changed-query.ts';
import { useAllCategories } from '../hooks/use-all-categories.ts';
import type { ChangeSearch } from '../hooks/use-search-query.ts';

interface ChosenFiltersProps {
  query: SearchQuery;
  inCategory: boolean;
  onChange: ChangeSearch;
}

interface Chosen {
  label: string;
  without: Partial<SearchQuery>;
}

function chosenOf({ conditions, min, max, verifiedOnly, near, words }: SearchQuery): Chosen[] {
  return [
    ...(words === '' ? [] : [{ label: `“${words}”`, without: { words: '' } }]),
    ...conditions.map((condition) => ({
      label: condition,
      without: { conditions: conditions.filter((other) => other !== condition) },
    })),
    ...(min === undefined ? [] : [{ label: `From ${signedPrice(min)}`, without: { min: undefined } }]),
    ...(max === undefined ? [] : [{ label: `Up to ${signedPrice(max)}`, without: { max: undefined } }]),
    ...(near === undefined
      ? []
      : [{ label: `Within ${near.km} km of ${near.name || 'here'}`, without: { near: undefined } }]),
    ...(verifiedOnly ? [{ label: 'Verified sellers', without: { verifiedOnly: false } }] : []),
  ];
}

/** The category that is chosen, by its name. */
function ChosenCategory({ categoryId, onRemove }: { categoryId: string; onRemove: () => void }) {
  const categories = useAllCategories();
  const known = categories.status === 'ready' ? categories.data : [];
  const name = known.find(({ _id }) => _id === categoryId)?.categoryname;
  return <Chip label={`In ${name ?? 'one category'}`} onRemove={onRemove} />;
}

function Chip({ label, onRemove }: { label: string; onRemove: () => void }) {
  return (
    <Button
      size="small"
      variant="outlined"
      aria-label={`Remove filter ${label}`}
      onClick={onRemove}
      sx={{ maxWidth: 1, overflowWrap: 'anywhere' }}
    >
      {label} ×
    </Button>
  );
}

/** What is filtered by, each to be taken back by a click. */
export function ChosenFilters({ query, inCategory, onChange }: ChosenFiltersProps) {
  const { categoryId } = query;
  const chosen = chosenOf(query);
  const hasCategory = !inCategory && categoryId !== undefined;
  if (chosen.length === 0 && !hasCategory) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      {hasCategory && (
        <ChosenCategory categoryId={categoryId} onRemove={() => onChange({ categoryId: undefined })} />
      )}
      {chosen.map(({ label, without }) => (
        <Chip key={label} label={label} onRemove={() => onChange(without)} />
      ))}
      <Button
        size="small"
        onClick={() =>
          onChange({ ...withoutFilters(query), words: '', ...(inCategory ? {} : { categoryId: undefined }) })
        }
      >
        Clear filters
      </Button>
    </Box>
  );
}
