import { Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { formatPrice } from '@thriftline/domain/base/money';

interface AgreedPriceProps {
  /** What it costs everyone else. */
  listed: number;
  /** What was agreed on, where the price isn't beside it already. */
  price?: number;
}

/** Said of a price that buyer and seller agreed on. */
export function AgreedPrice({ listed, price }: AgreedPriceProps) {
  const before = formatPrice(listed);
  const agreed = price === undefined ? '' : formatPrice(price);
  return (
    <Box component="p" sx={{ m: 0, mt: 0.5, typography: 'body2', color: 'text.secondary' }}>
      {price === undefined ? (
        <Trans>
          The price you agreed on, not <s>{before}</s>.
        </Trans>
      ) : (
        <Trans>
          You agreed on {agreed}, not <s>{before}</s>.
        </Trans>
      )}
    </Box>
  );
}
