import { msg, t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { lookedUp } from '@thriftline/domain/base/locale/looked-up';
import { type Frequency, isAskedFor, type SavedSearch } from '@thriftline/domain/saved-searches/saved-search';
import { savedSearchPath } from '@thriftline/domain/saved-searches/saved-search-path';
import { searchWords } from '@thriftline/domain/saved-searches/saved-search-texts';
import { MOST_INSTANT_HITS } from '@thriftline/domain/saved-searches/search-hits';
import { type SearchQuery, searchQueryOf } from '@thriftline/domain/search/search-query';
import { Link as RouterLink } from 'react-router-dom';
import { DeleteButton } from '@/components/dialogs/delete-button.tsx';
import { FLUSH_TEXT } from '@/components/texts/flush-text.ts';
import { UserText } from '@/components/texts/user-text.tsx';
import { useAct } from '@/hooks/buttons/use-act.ts';
import type { Stored } from '@/lib/firebase/stored.ts';
import type { Row } from '@/lib/live/row.ts';
import { useNameOfCategory } from '../api/use-name-of-category.ts';

interface SavedSearchRowProps {
  row: Row<Stored<SavedSearch>>;
  /** How many items came since its owner looked last. */
  count: number;
  onChange: () => void;
}

/** How often its owner hears of a search, as a sentence. */
const FREQUENCY_TEXTS = lookedUp<Frequency>({
  instant: msg`Notifications: right away.`,
  daily: msg`Notifications: once a day.`,
  weekly: msg`Notifications: once a week.`,
});

/** How often its owner hears of it, and why that is not what they chose. */
function frequencyText(search: SavedSearch): string {
  const { frequency, paused } = search;
  if (paused) return t`Paused`;
  const often = FREQUENCY_TEXTS[frequency];
  return isAskedFor(search)
    ? t`${often} More than ${MOST_INSTANT_HITS} items a day match, so we don’t notify you right away.`
    : often;
}

function PauseButton({ search }: { search: Stored<SavedSearch> }) {
  const { t } = useLingui();
  const { paused } = search;
  const { busy, run } = useAct();
  const toggle = async () => {
    await run(async () => {
      const { changeSavedSearch } = await import('../api/change-saved-search.ts');
      await changeSavedSearch(search, { paused: !paused });
    });
  };
  return (
    <Button size="small" loading={busy} onClick={() => void toggle()}>
      {paused ? t`Resume` : t`Pause`}
    </Button>
  );
}

/** A saved search: what it looks for, what is new in it, and what can be done with it. */
export function SavedSearchRow(props: SavedSearchRowProps) {
  const query = searchQueryOf(new URLSearchParams(props.row.data.address));
  const { categoryId } = query;
  if (categoryId === undefined) return <WordedRow {...props} words={searchWords(query, undefined)} />;
  return <RowInCategory {...props} query={query} categoryId={categoryId} />;
}

interface RowInCategoryProps extends SavedSearchRowProps {
  query: SearchQuery;
  categoryId: string;
}

function RowInCategory({ query, categoryId, ...row }: RowInCategoryProps) {
  return <WordedRow {...row} words={searchWords(query, useNameOfCategory(categoryId))} />;
}

interface WordedRowProps extends SavedSearchRowProps {
  /** What the search looks for. */
  words: string;
}

function WordedRow({ row: { data: search, pending }, count, onChange, words }: WordedRowProps) {
  const { t } = useLingui();
  const { name } = search;
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
            <UserText>{search.name}</UserText>
          </Link>
        </Typography>
        {count > 0 && <Chip size="small" color="primary" label={t`${count} new`} />}
        {pending && <Chip size="small" color="warning" variant="outlined" label={t`Waiting to send`} />}
      </Box>
      {words !== search.name && <Typography variant="body2">{words}</Typography>}
      <Typography variant="body2" color="textSecondary">
        {frequencyText(search)}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, ...FLUSH_TEXT }}>
        <Button size="small" onClick={onChange}>
          {t`Change`}
        </Button>
        <PauseButton search={search} />
        <DeleteButton
          question={t`Delete the saved search “${name}”?`}
          done={t`The search is deleted`}
          onDelete={async () => {
            const { deleteSavedSearch } = await import('../api/change-saved-search.ts');
            return deleteSavedSearch(search);
          }}
        >
          {t`We’ll no longer notify you about it.`}
        </DeleteButton>
      </Box>
    </Box>
  );
}
