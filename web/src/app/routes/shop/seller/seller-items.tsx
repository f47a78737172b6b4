import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { MAX_SEARCH_WORDS } from '@thriftline/domain/search/search-query';
import { BrowseAction } from '@/components/states/browse-action.tsx';
import { EmptyState } from '@/components/states/empty-state.tsx';
import { summaryText } from '@/features/search/found-text.ts';
import type { useFoundCount } from '@/features/search/hooks/use-found-count.ts';
import type { FoundItems } from '@/features/search/hooks/use-found-items.ts';
import { useWordRules } from '@/features/search/hooks/use-word-rules.ts';
import { useDelayedText } from '@/hooks/use-delayed-text.ts';
import { useUnreachable } from '@/hooks/use-online.ts';
import { itemsText } from '@/lib/texts/items-text.ts';
import { BookableCards } from '../browse/browse-items.tsx';
import type { Shopper } from '../browse/shopper.ts';
import { havingWords } from './having-words.ts';

/** So few are looked through without words. */
const FEW = 8;

const NONE: ReadonlySet<string> = new Set();

interface SellerItemsProps {
  found: FoundItems;
  count: ReturnType<typeof useFoundCount>;
  shopper: Shopper;
  /** What is looked for among them; empty for all. */
  words: string;
  onWords: (words: string) => void;
  onShowMore: () => void;
}

/** What a seller has for sale, to be looked through and searched. */
export function SellerItems({ found, count, shopper, words, onWords, onShowMore }: SellerItemsProps) {
  const { t } = useLingui();
  const why = useUnreachable('auth');
  const [text, setText] = useDelayedText(words, onWords);
  const canRead = useWordRules(words);
  const shown = words === '' ? found : havingWords(found, words, canRead);
  const isMany = found.hasMore || found.pages.reduce((sum, { rows }) => sum + rows.length, 0) > FEW;
  const fitting = shown.pages.reduce((sum, { rows }) => sum + rows.length, 0);
  const all = summaryText({ count, asOf: found.asOf, isOfDevice: found.isOfDevice, why });
  return (
    <Box component="section" aria-labelledby="items">
      <Typography variant="h2" id="items" sx={{ mb: 0.5 }}>
        {t`For sale`}
      </Typography>
      {(isMany || words !== '') && (
        <TextField
          type="search"
          label={t`Search these items`}
          value={text}
          onChange={(event) => setText(event.target.value)}
          slotProps={{ htmlInput: { maxLength: MAX_SEARCH_WORDS } }}
          sx={{ my: 1.5, width: 1, maxWidth: { md: '26.25rem' } }}
        />
      )}
      <Typography role="status" color="textSecondary" sx={{ minHeight: '1.6em', mb: 2 }}>
        {words === '' ? all : canRead && !found.hasMore && itemsText(fitting)}
      </Typography>
      <BookableCards
        found={shown}
        shopper={shopper}
        newIds={NONE}
        empty={
          words === '' ? (
            <EmptyState title={t`Nothing is for sale right now`} action={<BrowseAction />} />
          ) : (
            <EmptyState
              title={t`No items found`}
              action={
                <Button variant="outlined" onClick={() => onWords('')}>
                  {t`Show all items`}
                </Button>
              }
            />
          )
        }
        onShowMore={onShowMore}
      />
    </Box>
  );
}
