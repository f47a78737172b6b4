import { useLingui } from '@lingui/react/macro';
import { NotHereYet } from '@/components/states/not-here-yet.tsx';
import { documentOf } from '@/lib/firebase/converters.ts';
import { useLiveDocument } from '@/lib/live/use-live-document.ts';
import { ContactLinks } from './contact-links.tsx';

/** Telephone and e-mail of who paid, for the item's seller; nothing until they are there. */
export function BuyerContact({ bookingsId }: { bookingsId: string }) {
  const { t } = useLingui();
  const { status, row } = useLiveDocument(documentOf('bookings', bookingsId));
  if (status === 'unknown') return <NotHereYet />;
  // Of money that went back it is not shared any more.
  if (status === 'error' || status === 'missing') return t`Not shared`;
  return row === undefined ? null : <ContactLinks mobile={row.data.mobile} email={row.data.email} />;
}
