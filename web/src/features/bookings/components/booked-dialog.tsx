import { MESSAGES } from '@thriftline/domain/messages';
import { MessageDialog } from '@/components/message-dialog.tsx';
import type { Sent } from '@/lib/send-write.ts';

/** Tells that a booking was made, or that it will be as soon as there is a connection. */
export function BookedDialog({ sent, onClose }: { sent: Sent | null; onClose: () => void }) {
  return (
    <MessageDialog
      open={sent !== null}
      title={sent === 'queued' ? 'Waiting to send' : MESSAGES.productBooked}
      onClose={onClose}
    >
      {sent === 'queued'
        ? 'Your booking is kept on this device and sent when you are back online. You find it under My Orders.'
        : 'You find it under My Orders, with the seller’s telephone number; the seller sees who looked. The first to pay gets it.'}
    </MessageDialog>
  );
}
