import Box from '@mui/material/Box';
import { toCents } from '@thriftline/domain/base/money';
import type { ShownItem } from '@thriftline/domain/payments/payment';
import { priceLines } from '@thriftline/domain/payments/price-lines';
import { TermList } from '@/components/texts/term-list.tsx';

/** What is to be paid, line by line. */
export function PriceBreakdown({ productprice, delivery, deliveryPrice }: ShownItem) {
  const item = toCents(productprice);
  if (item === null) return null;
  return (
    <Box sx={{ my: 2 }}>
      <TermList roomy terms={priceLines({ item, delivery, deliveryPrice })} />
    </Box>
  );
}
