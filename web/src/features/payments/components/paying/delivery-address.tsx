import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import { LoadingBlock } from '@/components/loading/loading-block.tsx';
import { PartBoundary } from '@/components/states/part-boundary.tsx';
import { UserText } from '@/components/texts/user-text.tsx';

// Most pick it up, and a form weighs more than the page.
const AddressForm = lazy(async () => ({ default: (await import('./address-form.tsx')).AddressForm }));

interface DeliveryAddressProps {
  bookingsId: string;
  /** Where to, once that is known. */
  address: string | undefined;
  disabled: boolean;
  onChange: (address: string) => void;
}

/** Where it is delivered to: asked for once, and shown to be looked at from then on. */
export function DeliveryAddress({ bookingsId, address, disabled, onChange }: DeliveryAddressProps) {
  const [changing, setChanging] = useState(false);
  if (address === undefined || changing) {
    return (
      <PartBoundary>
        <Suspense fallback={<LoadingBlock height={170} sx={{ mb: 2 }} />}>
          <AddressForm
            bookingsId={bookingsId}
            address={address ?? ''}
            onChange={(typed) => {
              setChanging(false);
              onChange(typed);
            }}
          />
        </Suspense>
      </PartBoundary>
    );
  }
  return (
    <Box sx={{ mb: 2 }}>
      <Typography component="p" variant="subtitle2">
        Deliver to
      </Typography>
      <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        <UserText block>{address}</UserText>
      </Typography>
      <Button size="small" disabled={disabled} onClick={() => setChanging(true)} sx={{ ml: -0.5 }}>
        Change address
      </Button>
    </Box>
  );
}
