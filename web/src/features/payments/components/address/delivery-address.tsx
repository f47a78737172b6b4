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
  /** Whether another one is being typed. */
  isTyping: boolean;
  onTyping: (isTyping: boolean) => void;
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
  isTyping,
  onTyping,
  onChange,
}: DeliveryAddressProps) {
  const { t } = useLingui();
  const notify = useNotify();
  const [isChoosing, setChoosing] = useState(false);
  const end = () => {
    setChoosing(false);
    onTyping(false);
  };
  const use = (chosen: string) => {
    end();
    onChange(chosen);
    // The order has its own copy: a book that isn't kept holds nothing up.
    keepAddress(uid, book.addresses, chosen).catch(reportError);
  };
  if (address === undefined || isTyping) {
    return (
      <Later>
        <AddressForm
          bookingsId={bookingsId}
          // A saved address that comes later doesn't take the place of what is being typed.
          onBegun={() => onTyping(true)}
          onDone={use}
          onCancel={address === undefined ? undefined : end}
        />
      </Later>
    );
  }
  return (
    <Box sx={{ mb: 2 }}>
      <Typography component="p" variant="subtitle2">
        {t`Deliver to`}
      </Typography>
      {isChoosing ? (
        <Later>
          <AddressChoice
            addresses={book.addresses}
            address={address}
            onChoose={use}
            onRemove={(place) => void removeAddress(uid, place).catch(notify.error)}
            onType={() => onTyping(true)}
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
            onClick={() => (book.addresses.length > 0 ? setChoosing(true) : onTyping(true))}
            sx={FLUSH_TEXT}
          >
            {t`Change address`}
          </Button>
        </>
      )}
    </Box>
  );
}
