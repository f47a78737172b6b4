import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { CONFIRM_ADDRESS } from '@thriftline/domain/messages';
import { useSignedInUser } from '@/lib/current-user.ts';
import { useConfirmation } from '../hooks/use-confirmation.ts';
import { LocalLetter } from './local-letter.tsx';

/** Stands where a seller's contact would be while the account's address is not confirmed: what to do about it. */
export function ConfirmAddress() {
  const { email } = useSignedInUser();
  const { send, sending } = useConfirmation();
  return (
    <Box role="note" sx={{ display: 'grid', justifyItems: 'start', gap: 0.5, typography: 'body2' }}>
      {CONFIRM_ADDRESS}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button size="small" variant="outlined" onClick={send} loading={sending}>
          Send the letter again
        </Button>
        <LocalLetter email={email} />
      </Box>
    </Box>
  );
}
