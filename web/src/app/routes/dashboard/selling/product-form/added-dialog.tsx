import { useLingui } from '@lingui/react/macro';
import AddIcon from '@mui/icons-material/Add';
import ShareIcon from '@mui/icons-material/IosShare';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { paths } from '@thriftline/domain/base/paths';
import { MESSAGES } from '@thriftline/domain/base/texts/specified-messages';
import { Link, useNavigate } from 'react-router-dom';
import { MessageDialog } from '@/components/dialogs/message-dialog.tsx';
import { useShare } from '@/hooks/buttons/use-share.ts';
import { useHasNetwork } from '@/hooks/use-online.ts';
import type { Sent } from '@/lib/writes/send-write.ts';

interface AddedDialogProps {
  /** What became of the item; null while nothing is added. */
  added: Sent | null;
  /** The item, once it is on its way. */
  item: { id: string; name: string } | undefined;
  /** The form is to be used once more. */
  onAnother: () => void;
}

/** Says that an item is listed, and leads on: to its page, to whom it may please, to another one like it. */
export function AddedDialog({ added, item, onAnother }: AddedDialogProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const waits = useHasNetwork()
    ? t`Your item is saved on this device and listed once we’re connected again.`
    : t`Your item is saved on this device and listed when you’re back online.`;
  const share = useShare();
  const listed = added === 'sent' ? item : undefined;
  return (
    <MessageDialog
      open={added !== null}
      title={added === 'queued' ? t`Waiting to send` : MESSAGES.productAdded}
      closeLabel={t`View My Products`}
      action={
        listed !== undefined && (
          <Button component={Link} to={paths.product.href(listed.id)} variant="contained">
            {t`View item`}
          </Button>
        )
      }
      onClose={() => void navigate(paths.dashboard.myProducts.href())}
    >
      {added === 'queued'
        ? waits
        : t`Buyers can find it in its category. Advertise it to show it on the home page, too.`}
      {listed !== undefined && (
        <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start', mt: 2 }}>
          <Button
            variant="outlined"
            startIcon={<ShareIcon />}
            onClick={() => void share({ title: listed.name, path: paths.product.href(listed.id) })}
          >
            {t`Share item`}
          </Button>
          <Button
            variant="outlined"
            startIcon={<AddIcon />}
            component={Link}
            to={paths.dashboard.addProduct.like(listed.id)}
            onClick={onAnother}
          >
            {t`Add another like this`}
          </Button>
        </Box>
      )}
    </MessageDialog>
  );
}
