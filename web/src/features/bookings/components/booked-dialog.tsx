import { CONFIRM_ADDRESS, MESSAGES } from '@thriftline/domain/messages';
import { MessageDialog } from '@/components/message-dialog.tsx';
import { useCurrentUser } from '@/lib/current-user.ts';
import type { Sent } from '@/lib/send-write.ts';

/** What follows a booking, in words. */
function nextStep(sent: Sent | null, emailVerified: boolean): string {
  if (sent === 'queued') {
    return 'Your booking is kept on this device and sent when you are back online. You find it under My Orders.';
  }
  const contact = emailVerified
    ? 'You find it under My Orders, with the seller’s telephone number; the seller sees who looked.'
    : `You find it under My Orders. ${CONFIRM_ADDRESS}`;
  return `${contact} The first to pay gets it.`;
}

/** Tells that a booking was made, or that it will be as soon as there is a connection. */
export function BookedDialog({ sent, onClose }: { sent: Sent | null; onClose: () => void }) {
  const user = useCurrentUser();
  return (
    <MessageDialog
      open={sent !== null}
      title={sent === 'queued' ? 'Waiting to send' : MESSAGES.productBooked}
      onClose={onClose}
    >
      {nextStep(sent, 'emailVerified' in user && user.emailVerified)}
    </MessageDialog>
  );
}
