import Link from '@mui/material/Link';
import { MESSAGES } from '@thriftline/domain/messages';
import { EmailText } from '@/components/email-text.tsx';
import { documentOf } from '@/lib/converters.ts';
import { useLiveDocument } from '@/lib/live/use-live-document.ts';
import { telephoneHref } from '@/lib/telephone-href.ts';

/** High enough on a phone to be touched without touching its neighbour. */
const TOUCHABLE = { display: 'inline-block', py: { xs: 1.5, lg: 0.5 } };

/** Telephone and e-mail of who paid, for the item's seller; nothing until they are there. */
export function BuyerContact({ bookingsId }: { bookingsId: string }) {
  const { row } = useLiveDocument(documentOf('bookings', bookingsId));
  if (row === undefined) return null;
  const { mobile, email } = row.data;
  return (
    <>
      <Link href={telephoneHref(mobile)} sx={TOUCHABLE}>
        {mobile}
      </Link>
      {email === MESSAGES.unregistered ? (
        email
      ) : (
        <Link href={`mailto:${email}`} sx={TOUCHABLE}>
          <EmailText>{email}</EmailText>
        </Link>
      )}
    </>
  );
}
