import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import type { SavedAddress } from '@thriftline/domain/orders/address-book';
import { PartBoundary } from '@/components/states/part-boundary.tsx';
import { FLUSH_TEXT } from '@/components/texts/flush-text.ts';
import { UserText } from '@/components/texts/user-text.tsx';
import type { Stored } from '@/lib/firebase/stored.ts';

interface AddressChoiceProps {
  addresses: readonly Stored<SavedAddress>[];
  /** The one that is chosen. */
  address: string;
  onChoose: (address: string) => void;
  onRemove: (place: string) => void;
  /** Types one that isn't there. */
  onType: () => void;
}

/** A member's saved addresses: one tap chooses. */
export function AddressChoice({ addresses, address, onChoose, onRemove, onType }: AddressChoiceProps) {
  const { t } = useLingui();
  const removeText = (place: string) => t`Remove ${place}`;
  return (
    <Box>
      <List aria-label={t`Saved addresses`} disablePadding>
        {addresses.map((saved) => (
          <PartBoundary key={saved._id} as="li">
            <ListItem disablePadding sx={{ gap: 1 }}>
              <ListItemButton
                component="button"
                selected={saved.address === address}
                aria-pressed={saved.address === address}
                onClick={() => onChoose(saved.address)}
                sx={{
                  borderRadius: 1,
                  minWidth: 0,
                  textAlign: 'start',
                  whiteSpace: 'pre-line',
                  overflowWrap: 'anywhere',
                }}
              >
                <UserText block>{saved.address}</UserText>
              </ListItemButton>
              <Button
                size="small"
                color="inherit"
                aria-label={removeText(saved.address)}
                onClick={() => onRemove(saved._id)}
                sx={{ flexShrink: 0 }}
              >
                {t`Remove`}
              </Button>
            </ListItem>
          </PartBoundary>
        ))}
      </List>
      <Button size="small" onClick={onType} sx={{ mt: 0.5, ...FLUSH_TEXT }}>
        {t`Add address`}
      </Button>
    </Box>
  );
}
