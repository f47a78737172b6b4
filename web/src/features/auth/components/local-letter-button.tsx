import Button from '@mui/material/Button';
import { useNotify } from '@/hooks/use-notify.ts';
import { checkVerification } from '../api/check-verification.ts';
import { type LetterKind, openLocalLetter } from '../api/open-local-letter.ts';

/** Opens the link of the letter to the address, which the local Auth emulator keeps instead of sending it. */
export function LocalLetterButton({ email, kind }: { email: string; kind: LetterKind }) {
  const notify = useNotify();
  const open = async () => {
    try {
      await openLocalLetter(email, kind);
      await checkVerification();
    } catch (error) {
      notify.error(error);
    }
  };
  return (
    <Button size="small" onClick={open}>
      Open e-mail
    </Button>
  );
}
