import Box from '@mui/material/Box';
import { formatPrice } from '@thriftline/domain/money';
import { ONLY_HEARD } from './only-heard.ts';

interface PriceTagProps {
  /** Dollars. */
  price: number;
  /** What it cost new, struck through beside it. */
  original?: number;
}

/** A price on its tag, the one place the accent colour is for. */
export function PriceTag({ price, original }: PriceTagProps) {
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'baseline', gap: 1, flexWrap: 'wrap' }}>
      <Box component="span" sx={{ typography: 'price', color: 'price.main' }}>
        {formatPrice(price)}
      </Box>
      {original !== undefined && (
        <Box component="span" sx={{ typography: 'body2', color: 'text.secondary' }}>
          <Box component="span" sx={ONLY_HEARD}>
            {'new '}
          </Box>
          <s>{formatPrice(original)}</s>
        </Box>
      )}
    </Box>
  );
}
