import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { reportError } from '@/lib/report-error.ts';
import type { Act } from '@/outbox/act.ts';
import { noteDone } from '@/outbox/journal.ts';

interface RefusedMessageProps {
  act: Act;
  onSendAgain?: ((text: string) => void) | undefined;
}

/** A message that the server refused after it had waited: why, and its text, to be sent again or thrown away. */
export function RefusedMessage({ act, onSendAgain }: RefusedMessageProps) {
  const { text = '', fault } = act;
  const discard = () => void noteDone(act).catch(reportError);
  return (
    <Box component="li">
      <Alert severity="error" sx={{ overflowWrap: 'anywhere' }}>
        {fault}
        <Box component="blockquote" sx={{ m: 0, my: 1, whiteSpace: 'pre-wrap' }}>
          {text}
        </Box>
        {onSendAgain && (
          <Button
            size="small"
            color="inherit"
            onClick={() => {
              discard();
              onSendAgain(text);
            }}
          >
            Send again
          </Button>
        )}
        <Button size="small" color="inherit" onClick={discard}>
          Discard
        </Button>
      </Alert>
    </Box>
  );
}
