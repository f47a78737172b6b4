import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { paths } from '@thriftline/domain/base/paths';
import { isNarrowed, type SearchQuery } from '@thriftline/domain/search/search-query';
import { Link } from 'react-router-dom';
import { SearchPicture } from '@/components/states/empty-pictures.tsx';
import { EmptyState } from '@/components/states/empty-state.tsx';
import { withoutFilters } from '@/features/search/changed-query.ts';
import type { ChangeSearch } from '@/features/search/hooks/use-search-query.ts';

interface NothingFoundProps {
  query: SearchQuery;
  onChange: ChangeSearch;
}

/** Whether filters beside the words keep things out. */
function isFiltered(query: SearchQuery): boolean {
  return isNarrowed({ ...query, words: '', categoryId: undefined });
}

/** Stands where items would be that nobody sells, with what finds more. */
export function NothingFound({ query, onChange }: NothingFoundProps) {
  const { t } = useLingui();
  const filtered = isFiltered(query);
  return (
    <EmptyState
      picture={<SearchPicture />}
      title={t`Nothing matches`}
      action={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, justifyContent: 'center' }}>
          {filtered && (
            <Button variant="contained" onClick={() => onChange(withoutFilters(query))}>
              {t`Search without filters`}
            </Button>
          )}
          <Button component={Link} to={paths.categories.href()} variant={filtered ? 'outlined' : 'contained'}>
            {t`Browse categories`}
          </Button>
        </Box>
      }
    >
      {filtered
        ? t`Remove a filter above, widen the distance, or try fewer words.`
        : t`Try fewer or different words, or browse the categories.`}
    </EmptyState>
  );
}
