import { msg, plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { AMOUNT, typedValue } from '@thriftline/domain/base/fields/number-kinds';
import { lookedUp } from '@thriftline/domain/base/locale/looked-up';
import { formatPrice } from '@thriftline/domain/base/money';
import type { Product } from '@thriftline/domain/catalogue/product';
import { useField } from 'formik';
import { useState } from 'react';
import { FormDialog } from '@/components/form/form-dialog.tsx';
import { FormNumberField } from '@/components/form/form-number-field.tsx';
import { MIRRORED } from '@/components/plain/mirrored.ts';
import { NativeSelect } from '@/components/plain/native-select.tsx';
import { UserText } from '@/components/texts/user-text.tsx';
import { useSignedInUser } from '@/lib/account/current-user.ts';
import { serverNow } from '@/lib/clock/server-clock.ts';
import type { Stored } from '@/lib/firebase/stored.ts';
import type { Row } from '@/lib/live/row.ts';
import { changePrice } from '../../api/edit-product.ts';
import { type BulkOutcome, doToAll, sortForAct, whyNotText } from '../../bulk-acts.ts';
import { newPrice, PERCENT_OFF, PRICE_CHANGE_SCHEMAS, type PriceChange } from '../../bulk-price.ts';

type Rows = readonly Row<Stored<Product>>[];
type Way = PriceChange['by'];

const WAYS = ['percent', 'price'] as const;
const WAY_LABELS = lookedUp({ percent: msg`Lower by a percentage`, price: msg`Set one price` });

const whyNot = (change: PriceChange) => (product: Stored<Product>) =>
  newPrice(product, change) === undefined ? ('price' as const) : undefined;

/** Each item's price before and after, and which stay as they are: those are known before a price is. */
function NewPrices({ rows, by }: { rows: Rows; by: Way }) {
  const { t } = useLingui();
  const [{ value }] = useField<string>('amount');
  const amount = typedValue(value, by === 'percent' ? PERCENT_OFF : AMOUNT);
  const change =
    amount !== undefined && PRICE_CHANGE_SCHEMAS[by].isValidSync({ amount }) ? { by, amount } : undefined;
  const { able, left } = sortForAct(rows, 'changePrice', serverNow(), change && whyNot(change));
  if (change === undefined && left.length === 0) return null;
  return (
    <Box component="ul" aria-label={t`New prices`} sx={{ m: 0, pl: 2.5, overflowWrap: 'anywhere' }}>
      {change &&
        able.map((product) => (
          <li key={product._id}>
            <UserText>{product.productname}</UserText>: {formatPrice(product.resaleprice)}{' '}
            <Box component="span" sx={{ display: 'inline-block', ...MIRRORED }}>
              →
            </Box>{' '}
            <strong>{formatPrice(newPrice(product, change) ?? product.resaleprice)}</strong>
          </li>
        ))}
      {left.map(({ product, why }) => (
        <li key={product._id}>
          <StaysAsItIs name={product.productname} /> {whyNotText(why)}
        </li>
      ))}
    </Box>
  );
}

function StaysAsItIs({ name }: { name: string }) {
  return (
    <Trans>
      “<UserText>{name}</UserText>” stays as it is.
    </Trans>
  );
}

interface BulkPriceDialogProps {
  selected: Rows;
  onDone: (outcome: BulkOutcome) => void;
  onClose: () => void;
}

/** Asks for the new prices of several items, and shows each before it is changed. */
export function BulkPriceDialog({ selected, onDone, onClose }: BulkPriceDialogProps) {
  const { t } = useLingui();
  const { uid } = useSignedInUser();
  // What was read is what is changed: their prices come to be others while they are saved.
  const [rows] = useState(selected);
  // Of those it can be done to: what is sold stays as it is.
  const [count] = useState(() => sortForAct(rows, 'changePrice', serverNow()).able.length || rows.length);
  const [by, setBy] = useState<Way>('percent');
  const save = async (typed: { amount: string }) => {
    const change = { by, amount: PRICE_CHANGE_SCHEMAS[by].validateSync(typed).amount };
    const one = (product: Stored<Product>) =>
      changePrice(uid, product, newPrice(product, change) ?? product.resaleprice);
    onDone(await doToAll('changePrice', rows, { now: serverNow(), one, whyNot: whyNot(change) }));
    onClose();
  };
  return (
    <FormDialog
      open
      title={t`Change price of ${plural(count, { one: '# item', other: '# items' })}`}
      text={t`Buyers who booked an item or have it on their wish list see the new price before they pay.`}
      submitLabel={t`Save prices`}
      initialValues={{ amount: '' }}
      schema={PRICE_CHANGE_SCHEMAS[by]}
      onSubmit={save}
      onClose={onClose}
    >
      <NativeSelect
        label={t({ message: 'How', context: 'prices' })}
        value={by}
        options={WAYS.map((value) => ({ value, label: WAY_LABELS[value] }))}
        onChange={setBy}
      />
      {by === 'percent' ? (
        <FormNumberField key={by} name="amount" label={t`Percent off`} kind={PERCENT_OFF} />
      ) : (
        <FormNumberField key={by} name="amount" label={t`New price`} kind={AMOUNT} />
      )}
      <NewPrices rows={rows} by={by} />
    </FormDialog>
  );
}
