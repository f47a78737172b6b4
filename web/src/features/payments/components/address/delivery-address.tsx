import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { LoadingBlock } from '@/components/loading/loading-block.tsx';
import { PartBoundary } from '@/components/states/part-boundary.tsx';
import { FLUSH_TEXT } from '@/components/texts/flush-text.ts';
import { UserText } from '@/components/texts/user-text.tsx';
import { useNotify } from '@/hooks/use-notify.ts';
import { reportError } from '@/lib/notices/report-error.ts';
import { type AddressBook, keepAddress, removeAddress } from '../../api/address-book.ts';

// Most pick it up or have an address already, and a form weighs more than the page.
const AddressForm = lazy(async () => ({ default: (await import('./address-form.tsx')).AddressForm }));
const AddressChoice = lazy(async () => ({ default: (await import('./address-choice.tsx')).AddressChoice }));

interface DeliveryAddressProps {
  uid: string;
  bookingsId: string;
  book: AddressBook;
  /** Where to, once that is known. */
  address: string | undefined;
  disabled: boolean;
  onChange: (address: string) => void;
}

function Later({ children }: { children: ReactNode }) {
  return (
    <PartBoundary>
      <Suspense fallback={<LoadingBlock height={170} sx={{ mb: 2 }} />}>{children}</Suspense>
    </PartBoundary>
  );
}

/** Where it is delivered to: asked for once, shown to be looked at from then on, and changed in one tap to another that is saved. */
export function DeliveryAddress({
  uid,
  bookingsId,
  book,
  address,
  disabled,
  onChange,
}: DeliveryAddressProps) {
  const { t } = useLingui();
  const notify = useNotify();
  const [doing, setDoing] = useState<'choosing' | 'typing'>();
  const use = (chosen: string) => {
    setDoing(undefined);
    onChange(chosen);
    // The order has its own copy: a book that isn't kept holds nothing up.
    keepAddress(uid, book.addresses, chosen).catch(reportError);
  };
  if (address === undefined || doing === 'typing') {
    return (
      <Later>
        <AddressForm bookingsId={bookingsId} onDone={use} />
      </Later>
    );
  }
  return (
    <Box sx={{ mb: 2 }}>
      <Typography component="p" variant="subtitle2">
        {t`Deliver to`}
      </Typography>
      {doing === 'choosing' ? (
        <Later>
          <AddressChoice
            addresses={book.addresses}
            address={address}
            onChoose={use}
            onRemove={(place) => void removeAddress(uid, place).catch(notify.error)}
            onType={() => setDoing('typing')}
          />
        </Later>
      ) : (
        <>
          <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            <UserText block>{address}</UserText>
          </Typography>
          <Button
            size="small"
            disabled={disabled}
            onClick={() => setDoing(book.addresses.length > 0 ? 'choosing' : 'typing')}
            sx={FLUSH_TEXT}
          >
            {t`Change address`}
          </Button>
        </>
      )}
    </Box>
  );
}
