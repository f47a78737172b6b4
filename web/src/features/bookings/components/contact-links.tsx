import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { UNREGISTERED } from '@thriftline/domain/base/texts/specified-messages';
import { EmailText } from '@/components/texts/email-text.tsx';
import { PhoneNumber } from '@/components/texts/phone-number.tsx';
import { telephoneHref } from '@/lib/browser/telephone-href.ts';

/** High enough on a phone to be touched without touching its neighbor. */
const TOUCHABLE = { display: 'inline-block', py: { xs: 1.5, lg: 0.5 } };

/** Telephone and e-mail of the other side of a sale, one below the other. */
export function ContactLinks({ mobile, email }: { mobile: string; email: string }) {
  return (
    <Box sx={{ display: 'grid', justifyItems: 'start', typography: 'body2' }}>
      <Link sx={{ ...TOUCHABLE, whiteSpace: { lg: 'nowrap' } }} href={telephoneHref(mobile)}>
        <PhoneNumber>{mobile}</PhoneNumber>
      </Link>
      {email === UNREGISTERED ? (
        email
      ) : (
        <Link href={`mailto:${email}`} sx={TOUCHABLE}>
          <EmailText>{email}</EmailText>
        </Link>
      )}
    </Box>
  );
}
