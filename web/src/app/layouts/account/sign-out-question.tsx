import { ConfirmDialog } from '@/components/dialogs/confirm-dialog.tsx';
import { useOnline } from '@/hooks/use-online.ts';
import { useWhenBack } from '@/lib/connection/when-back.ts';
import type { Unsent } from '@/outbox/views/list-unsent.ts';

/** What is said of a device whose browser does not say what it keeps. */
const UNREAD =
  "We couldn't check this device for things you typed and haven't sent. To check again, cancel and reload the page.";

interface SignOutQuestionProps {
  unsent: Unsent;
  onSignOut: () => Promise<void>;
  onClose: () => void;
}

/** Asks before signing out loses what only this device has, or may have. */
export function SignOutQuestion({ unsent: { things, isWhole }, onSignOut, onClose }: SignOutQuestionProps) {
  const online = useOnline();
  const back = useWhenBack();
  const isEmpty = things.length === 0;
  return (
    <ConfirmDialog
      open
      title={isEmpty ? 'Sign out without checking this device?' : 'Sign out and lose unsent changes?'}
      confirmLabel="Sign out"
      destructive
      onConfirm={onSignOut}
      onClose={onClose}
    >
      Signing out clears this device.{' '}
      {!isEmpty && (
        <>
          This isn’t sent yet and will be lost:
          <ul>
            {things.map((thing) => (
              <li key={thing}>{thing}</li>
            ))}
          </ul>
          {online ? 'Stay signed in to send it.' : `Stay signed in until ${back} to keep it.`}{' '}
        </>
      )}
      {!isWhole && UNREAD}
    </ConfirmDialog>
  );
}
