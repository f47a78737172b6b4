import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import { MESSAGES } from '@thriftline/domain/messages';
import { EmailText } from '@/components/email-text.tsx';
import { telephoneHref } from '@/lib/telephone-href.ts';
import { useSellerContact } from '../api/use-seller-contact.ts';

/** High enough on a phone to be touched without touching its neighbour. */
const TOUCHABLE = { display: 'inline-block', py: { xs: 1.5, lg: 0.5 } };

/** Telephone and e-mail of a booked product's seller. `productId` is null while the booking waits to be sent. */
export function SellerContact({ productId }: { productId: string | null }) {
  const { status, row } = useSellerContact(productId);
  if (productId === null) return 'Shown once the booking is sent';
  if (status === 'loading') return <Skeleton width="16ch" />;
  // Gone with its product, or not there for this account: either way there is nobody to call.
  if (row === undefined) return MESSAGES.notFound;
  const { mobile, email } = row.data;
  return (
    <Box sx={{ display: 'grid', justifyItems: 'start', typography: 'body2' }}>
      <Link sx={{ ...TOUCHABLE, whiteSpace: 'nowrap' }} href={telephoneHref(mobile)}>
        {mobile}
      </Link>
      {email === MESSAGES.unregistered ? (
        email
      ) : (
        <Link href={`mailto:${email}`} sx={TOUCHABLE}>
          <EmailText>{email}</EmailText>
        </Link>
      )}
    </Box>
  );
}
