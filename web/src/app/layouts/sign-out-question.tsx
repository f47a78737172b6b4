import { ConfirmDialog } from '@/components/confirm-dialog.tsx';
import { useOnline } from '@/hooks/use-online.ts';
import { useWhenBack } from '@/lib/when-back.ts';

interface SignOutQuestionProps {
  /** What would be lost, like `your booking of “Oak chair”`. */
  unsent: readonly string[];
  onSignOut: () => Promise<void>;
  onClose: () => void;
}

/** Asks before signing out loses what only this device has. */
export function SignOutQuestion({ unsent, onSignOut, onClose }: SignOutQuestionProps) {
  const online = useOnline();
  const back = useWhenBack();
  return (
    <ConfirmDialog
      open
      title="Sign out and lose what was not sent?"
      confirmLabel="Sign out"
      destructive
      onConfirm={onSignOut}
      onClose={onClose}
    >
      Signing out clears this device. Nobody else has this yet:
      <ul>
        {unsent.map((thing) => (
          <li key={thing}>{thing}</li>
        ))}
      </ul>
      {online ? 'Stay signed in to send it.' : `Stay signed in until ${back} to keep it.`}
    </ConfirmDialog>
  );
}
