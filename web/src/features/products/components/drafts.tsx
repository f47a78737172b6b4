import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useDrafts } from '@/outbox/drafts.ts';
import { DraftRow } from './draft-row.tsx';

/** The seller's drafts on this device; nothing when there are none. */
export function Drafts({ uid }: { uid: string }) {
  const drafts = useDrafts(uid);
  if (drafts === undefined || drafts.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="drafts" sx={{ mb: 4 }}>
      <Typography variant="h3" component="h2" id="drafts" gutterBottom>
        Drafts on this device
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 }}>
        {drafts.map((draft) => (
          <DraftRow key={draft.id} draft={draft} />
        ))}
      </Box>
    </Box>
  );
}
