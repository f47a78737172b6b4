import InputAdornment from '@mui/material/InputAdornment';
import { CURRENCY_SIGN } from '@thriftline/domain/base/money';

/** The currency's sign inside a field for a price. */
export function CurrencySign() {
  return <InputAdornment position="start">{CURRENCY_SIGN}</InputAdornment>;
}
