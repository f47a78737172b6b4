import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { suggestCategory } from '@thriftline/domain/search/suggest-category';
import { useField } from 'formik';
import { useMemo } from 'react';
import { useCategoryWords } from './use-category-words.ts';

interface CategorySuggestionProps {
  categories: readonly { value: string; label: string }[];
  disabled: boolean;
}

/** The category that the item's name speaks of, to be chosen with one tap; nothing once one is chosen, or where none fits. */
export function CategorySuggestion({ categories, disabled }: CategorySuggestionProps) {
  const { t } = useLingui();
  const [{ value: title }] = useField<string>('productname');
  const [{ value: chosen }, , { setValue }] = useField<string>('categoryId');
  const named = useMemo(
    () => categories.map(({ value, label }) => ({ value, categoryname: label })),
    [categories],
  );
  const words = useCategoryWords(title);
  const suggested = useMemo(() => suggestCategory(title, named, words), [title, named, words]);
  const name = suggested?.categoryname ?? '';
  return (
    <Box role="status" sx={{ '&:empty': { display: 'none' }, mt: 1 }}>
      {chosen === '' && suggested !== undefined && (
        <Chip
          clickable
          color="primary"
          variant="outlined"
          disabled={disabled}
          label={t`Use “${name}”`}
          onClick={() => void setValue(suggested.value)}
          // A finger needs more than a chip's height.
          sx={{ height: 44, borderRadius: 6, maxWidth: 1 }}
        />
      )}
    </Box>
  );
}
