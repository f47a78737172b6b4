import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { ConfirmDialog } from '@/components/dialogs/confirm-dialog.tsx';
import { useOnline } from '@/hooks/use-online.ts';
import type { Unsent } from '@/outbox/views/list-unsent.ts';

/** What is said of a device whose browser does not say what it keeps. */
const UNREAD = msg`We couldn’t check for changes you haven’t sent. To check again, cancel and reload the page.`;

interface SignOutQuestionProps {
  unsent: Unsent;
  onSignOut: () => Promise<void>;
  onClose: () => void;
}

/** Asks before signing out loses what only this device has, or may have. */
export function SignOutQuestion({ unsent: { things, isWhole }, onSignOut, onClose }: SignOutQuestionProps) {
  const { t } = useLingui();
  const online = useOnline();
  const whileAway = navigator.onLine
    ? t`Stay signed in until we’re connected again to keep it.`
    : t`Stay signed in until you’re back online to keep it.`;
  const stay = online ? t`Stay signed in to send it.` : whileAway;
  const isEmpty = things.length === 0;
  return (
    <ConfirmDialog
      open
      title={
        isEmpty ? t`Sign out without checking for unsent changes?` : t`Sign out and lose unsent changes?`
      }
      confirmLabel={t`Sign out`}
      destructive
      onConfirm={onSignOut}
      onClose={onClose}
    >
      {t`Signing out clears this device.`}{' '}
      {!isEmpty && (
        <>
          {t`This isn’t sent yet and will be lost:`}
          <ul>
            {things.map((thing) => (
              <li key={thing}>{thing}</li>
            ))}
          </ul>
          {stay}{' '}
        </>
      )}
      {!isWhole && t(UNREAD)}
    </ConfirmDialog>
  );
}
