import { MESSAGES } from '@thriftline/domain/messages';
import { MessageDialog } from '@/components/message-dialog.tsx';
import type { Sent } from '@/lib/send-write.ts';

/** Tells that a booking was made, or that it will be as soon as there is a connection. */
export function BookedDialog({ sent, onClose }: { sent: Sent | null; onClose: () => void }) {
  return (
    <MessageDialog open={sent !== null} title={MESSAGES.productBooked} onClose={onClose}>
      {sent === 'queued'
        ? 'You are offline: the booking waits on this device and is sent when you are back online.'
        : 'You find it under My Orders, with the seller’s telephone number. The first to pay gets it.'}
    </MessageDialog>
  );
}
