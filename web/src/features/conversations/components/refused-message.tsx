import { Trans } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { UserText } from '@/components/texts/user-text.tsx';
import { useAct } from '@/hooks/buttons/use-act.ts';
import { reportError } from '@/lib/notices/report-error.ts';
import type { AttachedPicture } from '@/lib/pictures/attached-picture.ts';
import { noteDone } from '@/outbox/journal/journal.ts';
import type { Mutation } from '@/outbox/journal/mutation.ts';
import { LazyAttachment } from './lazy-attachment.tsx';

interface RefusedMessageProps {
  mutation: Mutation;
  /** Sends it again. Gives false if the server refuses it immediately: then the message is kept. */
  onSendAgain?: ((text: string, picture?: AttachedPicture) => Promise<boolean>) | undefined;
}

/** A message that the server refused after it had waited: why, and its text, to be sent again or thrown away. */
export function RefusedMessage({ mutation, onSendAgain }: RefusedMessageProps) {
  const { text = '', picture, fault } = mutation;
  const { busy, run } = useAct();
  const discard = () => void noteDone(mutation).catch(reportError);
  return (
    <Box component="li">
      <Alert severity="error" sx={{ overflowWrap: 'anywhere' }}>
        {fault}
        <Box component="blockquote" sx={{ m: 0, my: 1, whiteSpace: 'pre-wrap' }}>
          <UserText block>{text}</UserText>
        </Box>
        {picture && <LazyAttachment picture={picture} />}
        {onSendAgain && (
          <Button
            size="small"
            color="inherit"
            loading={busy}
            onClick={() =>
              void run(async () => {
                if (await onSendAgain(text, picture)) await noteDone(mutation);
              })
            }
          >
            <Trans>Send again</Trans>
          </Button>
        )}
        <Button size="small" color="inherit" disabled={busy} onClick={discard}>
          <Trans>Discard</Trans>
        </Button>
      </Alert>
    </Box>
  );
}
