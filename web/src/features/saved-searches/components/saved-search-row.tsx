import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import {
  FREQUENCY_LABELS,
  isAskedFor,
  type SavedSearch,
} from '@thriftline/domain/saved-searches/saved-search';
import { savedSearchPath } from '@thriftline/domain/saved-searches/saved-search-path';
import { MOST_INSTANT_HITS } from '@thriftline/domain/saved-searches/search-hits';
import { searchWords } from '@thriftline/domain/saved-searches/search-words';
import { searchQueryOf } from '@thriftline/domain/search/search-query';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { DeleteButton } from '@/components/delete-button.tsx';
import { FLUSH_TEXT } from '@/components/flush-text.ts';
import { useNotify } from '@/hooks/use-notify.ts';
import type { Row } from '@/lib/live/row.ts';
import type { Stored } from '@/lib/stored.ts';
import { useNameOfCategory } from '../api/use-name-of-category.ts';

interface SavedSearchRowProps {
  row: Row<Stored<SavedSearch>>;
  /** How many items came since its owner looked last. */
  count: number;
  onChange: () => void;
}

/** How often its owner hears of it, and why that is not what they chose. */
function frequencyText(search: SavedSearch): string {
  const { frequency, paused } = search;
  if (paused) return 'Paused: you hear nothing of it.';
  const label = `You hear of it ${FREQUENCY_LABELS[frequency].toLowerCase()}.`;
  return isAskedFor(search)
    ? `${label} More than ${MOST_INSTANT_HITS} items a day fit, so you are not told at once.`
    : label;
}

function PauseButton({ search }: { search: Stored<SavedSearch> }) {
  const { paused } = search;
  const notify = useNotify();
  const [busy, setBusy] = useState(false);
  const toggle = async () => {
    setBusy(true);
    try {
      const { changeSavedSearch } = await import('../api/change-saved-search.ts');
      await changeSavedSearch(search, { paused: !paused });
    } catch (error) {
      notify.error(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button size="small" loading={busy} onClick={() => void toggle()}>
      {paused ? 'Resume' : 'Pause'}
    </Button>
  );
}

/** A saved search: what it looks for, what is new in it, and what can be done with it. */
export function SavedSearchRow({ row: { data: search, pending }, count, onChange }: SavedSearchRowProps) {
  const query = searchQueryOf(new URLSearchParams(search.address));
  const words = searchWords(query, useNameOfCategory(query.categoryId));
  const path = savedSearchPath({ searchId: search._id, address: search.address });
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gap: 0.5,
        justifyItems: 'start',
        py: 2,
        overflowWrap: 'anywhere',
        px: 2,
        '& + &': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5 }}>
        <Typography component="h2" variant="subtitle1">
          <Link component={RouterLink} to={path} color="inherit" underline="hover">
            {search.name}
          </Link>
        </Typography>
        {count > 0 && <Chip size="small" color="primary" label={`${count} new`} />}
        {pending && <Chip size="small" color="warning" variant="outlined" label="Waiting to send" />}
      </Box>
      {words !== search.name && <Typography variant="body2">{words}</Typography>}
      <Typography variant="body2" color="textSecondary">
        {frequencyText(search)}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, ...FLUSH_TEXT }}>
        <Button size="small" onClick={onChange}>
          Change
        </Button>
        <PauseButton search={search} />
        <DeleteButton
          question={`Delete the saved search “${search.name}”?`}
          done="The search is deleted"
          onDelete={async () => {
            const { deleteSavedSearch } = await import('../api/change-saved-search.ts');
            return deleteSavedSearch(search);
          }}
        >
          You hear nothing more of it.
        </DeleteButton>
      </Box>
    </Box>
  );
}
