import { Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { PartBoundary } from '@/components/states/part-boundary.tsx';
import { useDrafts } from '@/outbox/drafts/drafts.ts';
import { useSharedDrafts } from '@/outbox/drafts/use-shared-drafts.ts';
import { DraftRow } from './draft-row.tsx';

/** So many are shown at first, and so many more each time: an import may make hundreds. */
const SHOWN = 10;

/** The seller's drafts, from all their devices; nothing when there are none. */
export function Drafts({ uid }: { uid: string }) {
  useSharedDrafts(uid);
  const drafts = useDrafts(uid);
  const [shown, setShown] = useState(SHOWN);
  if (drafts === undefined || drafts.length === 0) return null;
  const rest = drafts.length - shown;
  return (
    <Box component="section" aria-labelledby="drafts" sx={{ mb: 4 }}>
      <Typography variant="h3" component="h2" id="drafts" gutterBottom>
        <Trans>Drafts</Trans>
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 }}>
        {drafts.slice(0, shown).map((draft) => (
          <PartBoundary key={draft.id} as="li">
            <DraftRow draft={draft} />
          </PartBoundary>
        ))}
      </Box>
      {drafts.length > shown && (
        <Button sx={{ mt: 1.5 }} onClick={() => setShown(shown + SHOWN)}>
          <Trans>Show more drafts ({rest})</Trans>
        </Button>
      )}
    </Box>
  );
}
