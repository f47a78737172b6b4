import Box from '@mui/material/Box';
import { formatPrice } from '@thriftline/domain/base/money';

interface AgreedPriceProps {
  /** What it costs everyone else, in dollars. */
  listed: number;
  /** What was agreed on, where the price isn't beside it already. */
  price?: number;
}

/** Said of a price that buyer and seller agreed on. */
export function AgreedPrice({ listed, price }: AgreedPriceProps) {
  return (
    <Box component="p" sx={{ m: 0, mt: 0.5, typography: 'body2', color: 'text.secondary' }}>
      {price === undefined ? 'The price you agreed on' : `You agreed on ${formatPrice(price)}`}, not{' '}
      <s>{formatPrice(listed)}</s>.
    </Box>
  );
}
