import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { paths } from '@thriftline/domain/base/paths';
import { Link } from 'react-router-dom';
import { DeleteButton } from '@/components/dialogs/delete-button.tsx';
import { RecordItem } from '@/components/records/record-item.tsx';
import { useNotify } from '@/hooks/use-notify.ts';
import { useOnline } from '@/hooks/use-online.ts';
import { usePreview } from '@/hooks/use-preview.ts';
import { useLingui } from '@/lib/language/lingui.tsx';
import { discardDraft, takeInHand } from '@/outbox/drafts/drafts.ts';
import { coverOfDraft, type Draft, nameOfDraft } from '@/outbox/journal/draft.ts';

function labelOf({ publish }: Draft, online: boolean): string {
  if (publish === undefined) return t`Draft, not published`;
  if (online) return t`Publishing…`;
  return navigator.onLine ? t`Published once we’re connected again` : t`Published once you’re back online`;
}

/** A draft of the seller's own: to be looked over and published, or thrown away. */
export function DraftRow({ draft }: { draft: Draft }) {
  const online = useOnline();
  useLingui();
  const cover = usePreview(coverOfDraft(draft));
  const name = nameOfDraft(draft);
  const notify = useNotify();
  const discard = async () => {
    await discardDraft(draft.id);
    return 'sent' as const;
  };
  const keepBack = async () => {
    try {
      if ((await takeInHand(draft.id)) !== 'yours') notify.info(t`This draft is already being published`);
    } catch (error) {
      notify.error(error);
    }
  };
  return (
    <Card component="li" sx={{ p: 2, display: 'grid', gap: 1.5 }}>
      <RecordItem img={cover ?? ''} name={name}>
        <Chip
          size="small"
          variant="outlined"
          color={online ? 'info' : 'warning'}
          label={labelOf(draft, online)}
        />
        {cover === null && (
          <Typography variant="body2" color="textSecondary">
            <Trans>No photos on this device yet</Trans>
          </Typography>
        )}
      </RecordItem>
      {draft.refusal !== undefined && (
        <Alert severity="error">
          <Trans>Not published.</Trans> {draft.refusal}
        </Alert>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          variant={online ? 'contained' : 'outlined'}
          size="small"
          component={Link}
          to={paths.dashboard.addProduct.draft(draft.id)}
        >
          {online && draft.publish === undefined ? t`Check and publish` : t`Continue editing`}
        </Button>
        {draft.publish !== undefined && (
          <Button size="small" variant="outlined" onClick={() => void keepBack()}>
            <Trans>Don’t publish yet</Trans>
          </Button>
        )}
        <DeleteButton
          label={t`Discard`}
          question={t`Discard your draft of “${name}”?`}
          done={t`Your draft is discarded`}
          onDelete={discard}
        >
          {draft.shared === undefined
            ? t`This can’t be undone. The draft is only on this device.`
            : t`This can’t be undone. The draft is deleted from all your devices.`}
        </DeleteButton>
      </Box>
    </Card>
  );
}
