import { t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { formatPrice } from '@thriftline/domain/base/money';
import { CHOICE_LABELS } from '@thriftline/domain/catalogue/attributes/choice-labels';
import type { SearchArea, SearchQuery } from '@thriftline/domain/search/search-query';
import { withoutFilters } from '../changed-query.ts';
import { useAllCategories } from '../hooks/use-all-categories.ts';
import type { ChangeSearch } from '../hooks/use-search-query.ts';

interface ChosenFiltersProps {
  query: SearchQuery;
  inCategory: boolean;
  onChange: ChangeSearch;
}

interface Chosen {
  key: string;
  label: string;
  without: Partial<SearchQuery>;
}

function fromText(min: number): string {
  const price = formatPrice(min);
  return t`From ${price}`;
}

function upToText(max: number): string {
  const price = formatPrice(max);
  return t`Up to ${price}`;
}

function areaText({ name, km }: SearchArea): string {
  return name === '' ? t`Within ${km} km of here` : t`Within ${km} km of ${name}`;
}

function chosenOf({ conditions, min, max, verifiedOnly, near, words }: SearchQuery): Chosen[] {
  return [
    ...(words === '' ? [] : [{ key: 'words', label: t`“${words}”`, without: { words: '' } }]),
    ...conditions.map((condition) => ({
      key: condition,
      label: CHOICE_LABELS[condition],
      without: { conditions: conditions.filter((other) => other !== condition) },
    })),
    ...(min === undefined ? [] : [{ key: 'min', label: fromText(min), without: { min: undefined } }]),
    ...(max === undefined ? [] : [{ key: 'max', label: upToText(max), without: { max: undefined } }]),
    ...(near === undefined ? [] : [{ key: 'near', label: areaText(near), without: { near: undefined } }]),
    ...(verifiedOnly
      ? [{ key: 'verified', label: t`Verified sellers`, without: { verifiedOnly: false } }]
      : []),
  ];
}

/** The category that is chosen, by its name. */
function ChosenCategory({ categoryId, onRemove }: { categoryId: string; onRemove: () => void }) {
  const { t } = useLingui();
  const categories = useAllCategories();
  const known = categories.status === 'ready' ? categories.data : [];
  const name = known.find(({ _id }) => _id === categoryId)?.categoryname;
  return <Chip label={name === undefined ? t`In one category` : t`In ${name}`} onRemove={onRemove} />;
}

function Chip({ label, onRemove }: { label: string; onRemove: () => void }) {
  const { t } = useLingui();
  return (
    <Button
      size="small"
      variant="outlined"
      aria-label={t`Remove filter ${label}`}
      onClick={onRemove}
      sx={{ maxWidth: 1, overflowWrap: 'anywhere' }}
    >
      {label} ×
    </Button>
  );
}

/** What is filtered by, each to be taken back by a click. */
export function ChosenFilters({ query, inCategory, onChange }: ChosenFiltersProps) {
  const { t } = useLingui();
  const { categoryId } = query;
  const chosen = chosenOf(query);
  const hasCategory = !inCategory && categoryId !== undefined;
  if (chosen.length === 0 && !hasCategory) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      {hasCategory && (
        <ChosenCategory categoryId={categoryId} onRemove={() => onChange({ categoryId: undefined })} />
      )}
      {chosen.map(({ key, label, without }) => (
        <Chip key={key} label={label} onRemove={() => onChange(without)} />
      ))}
      <Button
        size="small"
        onClick={() =>
          onChange({ ...withoutFilters(query), words: '', ...(inCategory ? {} : { categoryId: undefined }) })
        }
      >
        {t`Clear filters`}
      </Button>
    </Box>
  );
}
