import { useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { SearchQuery } from '@thriftline/domain/search/search-query';
import { useLocation } from 'react-router-dom';
import { withoutFilters } from '../changed-query.ts';
import type { ChangeSearch } from '../hooks/use-search-query.ts';

interface ReadAsFiltersProps {
  query: SearchQuery;
  onChange: ChangeSearch;
}

/** What was typed, as the page's history has it. */
function typedIn(state: unknown): string | undefined {
  const { typed } = (typeof state === 'object' && state !== null ? state : {}) as { typed?: unknown };
  return typeof typed === 'string' ? typed : undefined;
}

/** Says that words were read as filters, and looks for them as words where that was not meant. */
export function ReadAsFilters({ query, onChange }: ReadAsFiltersProps) {
  const { t } = useLingui();
  const typed = typedIn(useLocation().state);
  return (
    <Typography role="status" variant="body2" color="textSecondary" component="div">
      {typed !== undefined && (
        <>
          {t`We read “${typed}” as filters.`}{' '}
          <Button
            size="small"
            // Quotation marks say that words are meant.
            onClick={() => onChange({ ...withoutFilters(query), words: `"${typed}"` })}
          >
            {t`Search exact words`}
          </Button>
        </>
      )}
    </Typography>
  );
}
