import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import TextField from '@mui/material/TextField';
import { useCallback } from 'react';
import { PILL, PILLS } from '@/components/records/pills.ts';
import { useDelayedText } from '@/hooks/use-delayed-text.ts';
import { ITEM_TAB_LABELS, ITEM_TABS, type ItemCounts, type ItemFilter } from '../../own-items.ts';

interface ItemToolbarProps {
  filter: ItemFilter;
  onFilter: (change: Partial<ItemFilter>) => void;
  /** How many items are in each tab; undefined while not all of them are there. */
  counts: ItemCounts | undefined;
}

const showInRow = (pill: HTMLElement | null) => pill?.scrollIntoView({ block: 'nearest', inline: 'nearest' });

/** How many are in a tab. It has its room before they are counted: a tab that grew under a finger would send it to its neighbor. */
function TabCount({ count }: { count: number | undefined }) {
  return (
    <Box
      component="data"
      value={count ?? ''}
      // The button lays its parts in a row, where the space between them is lost.
      sx={{ ml: '0.25em', visibility: count === undefined ? 'hidden' : 'visible' }}
    >
      ({count ?? '00'})
    </Box>
  );
}

/** Looking for some of a seller's items: by their words, and by what became of them. */
export function ItemToolbar({ filter, onFilter, counts }: ItemToolbarProps) {
  const { t } = useLingui();
  const search = useCallback((words: string) => onFilter({ words }), [onFilter]);
  const [text, setText] = useDelayedText(filter.words, search);
  return (
    <Box sx={{ display: 'grid', gap: 1, mb: 2 }}>
      <TextField
        type="search"
        label={t`Search your items`}
        value={text}
        onChange={(event) => setText(event.target.value)}
        sx={{ maxWidth: { md: '26.25rem' } }}
      />
      <Box role="group" aria-label={t`Status`} sx={PILLS}>
        {ITEM_TABS.map((tab) => (
          <ButtonBase
            key={tab}
            // One that an address names may be out of sight.
            ref={filter.tab === tab ? showInRow : undefined}
            aria-pressed={filter.tab === tab}
            onClick={() => onFilter({ tab })}
            sx={{ ...PILL, flexShrink: 0 }}
          >
            {ITEM_TAB_LABELS[tab]} <TabCount count={counts?.[tab]} />
          </ButtonBase>
        ))}
      </Box>
    </Box>
  );
}
