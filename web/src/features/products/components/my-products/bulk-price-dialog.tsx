import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { AMOUNT, percent, typedFault, typedValue } from '@thriftline/domain/base/fields/number-kinds';
import { formatPrice } from '@thriftline/domain/base/money';
import type { Product } from '@thriftline/domain/catalogue/product';
import { useId, useState } from 'react';
import { NativeSelect } from '@/components/plain/native-select.tsx';
import { NumberField } from '@/components/plain/number-field.tsx';
import { UserText } from '@/components/texts/user-text.tsx';
import { useSignedInUser } from '@/lib/account/current-user.ts';
import { serverNow } from '@/lib/clock/server-clock.ts';
import type { Stored } from '@/lib/firebase/stored.ts';
import type { Row } from '@/lib/live/row.ts';
import { changePrice } from '../../api/edit-product.ts';
import { type BulkOutcome, doToAll, sortForAct } from '../../bulk-acts.ts';
import { newPrice, type PriceChange } from '../../bulk-price.ts';

const WAYS = [
  { value: 'percent', label: 'Lower by a percentage' },
  { value: 'price', label: 'Set one price' },
] as const;
const KINDS = { percent: percent(1), price: AMOUNT };

const OUT_OF_RANGE = 'this price isn’t possible';

interface BulkPriceDialogProps {
  selected: readonly Row<Stored<Product>>[];
  onDone: (outcome: BulkOutcome) => void;
  onClose: () => void;
}

/** Asks for the new prices of several items, and shows each before it is changed. */
export function BulkPriceDialog({ selected, onDone, onClose }: BulkPriceDialogProps) {
  const { uid } = useSignedInUser();
  const titleId = useId();
  const [by, setBy] = useState<PriceChange['by']>('percent');
  const [text, setText] = useState('');
  const [busy, setBusy] = useState(false);
  const kind = KINDS[by];
  const amount = typedValue(text, kind);
  const change = amount === undefined ? undefined : { by, amount };
  const whyNot = (product: Stored<Product>) =>
    change === undefined || newPrice(product, change) === undefined ? OUT_OF_RANGE : undefined;
  const { able, left } = sortForAct(selected, 'changePrice', serverNow(), whyNot);
  const save = async () => {
    setBusy(true);
    const one = (product: Stored<Product>) => {
      const price = change && newPrice(product, change);
      // Only those that have one are changed.
      return price === undefined ? Promise.reject(new Error(OUT_OF_RANGE)) : changePrice(uid, product, price);
    };
    onDone(await doToAll('changePrice', selected, { now: serverNow(), one, whyNot }));
    onClose();
  };
  return (
    <Dialog open onClose={busy ? undefined : onClose} aria-labelledby={titleId} fullWidth maxWidth="xs">
      <DialogTitle id={titleId}>
        Change price of {selected.length === 1 ? '1 item' : `${selected.length} items`}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <NativeSelect label="How" value={by} options={WAYS} onChange={setBy} sx={{ mt: 1 }} />
        <NumberField
          label={by === 'percent' ? 'Percent off' : 'New price'}
          kind={kind}
          text={text}
          onText={setText}
          fault={text.trim() !== '' && amount === undefined ? typedFault(text, kind) : undefined}
        />
        {change !== undefined && (
          <Box component="ul" aria-label="New prices" sx={{ m: 0, pl: 2.5, overflowWrap: 'anywhere' }}>
            {able.map((product) => (
              <li key={product._id}>
                <UserText>{product.productname}</UserText>: {formatPrice(product.resaleprice)} →{' '}
                <strong>{formatPrice(newPrice(product, change) ?? product.resaleprice)}</strong>
              </li>
            ))}
            {left.map(({ product, why }) => (
              <li key={product._id}>
                “<UserText>{product.productname}</UserText>” stays as it is: {why}.
              </li>
            ))}
          </Box>
        )}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose} disabled={busy}>
          Cancel
        </Button>
        <Button
          variant="contained"
          disabled={busy || change === undefined || able.length === 0}
          onClick={() => void save()}
        >
          Save prices
        </Button>
      </DialogActions>
    </Dialog>
  );
}
