import { Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { type DeliveryWay, deliveryCents, deliveryChoice } from '@thriftline/domain/catalogue/delivery';
import type { Product } from '@thriftline/domain/catalogue/product';
import { UserText } from '@/components/texts/user-text.tsx';

interface WayChoiceProps {
  product: Product;
  /** The ways that its seller offers. */
  ways: readonly DeliveryWay[];
  way: DeliveryWay;
  /** While a card is charged nothing changes. */
  disabled: boolean;
  onChoose: (way: DeliveryWay) => void;
}

/** How the item comes over, with what that costs: a choice where there is one. */
export function WayChoice({ product, ways, way, disabled, onChoose }: WayChoiceProps) {
  const { location: place } = product;
  const wordsOf = (one: DeliveryWay) => deliveryChoice(one, deliveryCents(product, one));
  return (
    <Box sx={{ mb: 2 }}>
      <Typography component="p" variant="subtitle2" id="way" sx={{ mb: 0.75 }}>
        <Trans>Delivery or pick-up</Trans>
      </Typography>
      {ways.length === 1 ? (
        <Typography>{wordsOf(way)}</Typography>
      ) : (
        <ToggleButtonGroup
          exclusive
          fullWidth
          value={way}
          disabled={disabled}
          aria-labelledby="way"
          onChange={(_event, chosen: DeliveryWay | null) => {
            if (chosen !== null) onChoose(chosen);
          }}
        >
          {ways.map((one) => (
            <ToggleButton key={one} value={one} sx={{ textTransform: 'none' }}>
              {wordsOf(one)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      )}
      {way === 'pickup' && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 0.75, overflowWrap: 'anywhere' }}>
          <Trans>
            In <UserText>{place}</UserText>. You see how to reach the seller after payment.
          </Trans>
        </Typography>
      )}
    </Box>
  );
}
