import InputAdornment from '@mui/material/InputAdornment';
import { currencySign } from '@thriftline/domain/base/money';

/** The currency's sign inside a field for a price, on the side where its reader writes it: each side has one, which shows there or nothing. */
export function CurrencySign({ side }: { side: 'start' | 'end' }) {
  const own = currencySign();
  return (
    own.side === side && (
      <InputAdornment position={side}>
        <bdi dir="ltr">{own.sign}</bdi>
      </InputAdornment>
    )
  );
}
