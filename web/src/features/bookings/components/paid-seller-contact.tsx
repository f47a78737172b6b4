import { NotHereYet } from '@/components/states/not-here-yet.tsx';
import { documentOf } from '@/lib/firebase/converters.ts';
import { useLiveDocument } from '@/lib/live/use-live-document.ts';
import { SellerContact } from './seller-contact.tsx';

/** Telephone and e-mail of the seller of what was booked, for its buyer; nothing until the booking is there. */
export function PaidSellerContact({ bookingsId }: { bookingsId: string }) {
  const { status, row } = useLiveDocument(documentOf('bookings', bookingsId));
  if (status === 'unknown') return <NotHereYet />;
  return row === undefined ? null : <SellerContact booking={row.data} />;
}
