import { select } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { formatPrice } from '@thriftline/domain/base/money';
import type { Product } from '@thriftline/domain/catalogue/product';
import { useMemo } from 'react';
import { FormDialog } from '@/components/form/form-dialog.tsx';
import { useNotify } from '@/hooks/use-notify.ts';
import { useSignedInUser } from '@/lib/account/current-user.ts';
import { waitsFor } from '@/lib/connection/connection.ts';
import type { Stored } from '@/lib/firebase/stored.ts';
import { changePrice } from '../../api/edit-product.ts';
import { ownPriceSchema } from '../../own-price-schema.ts';
import { OwnPriceField } from '../form/own-price-field.tsx';

interface ChangePriceDialogProps {
  product: Stored<Product>;
  open: boolean;
  onClose: () => void;
}

/** Asks for another price of a product; what goes wrong is said in the dialog. */
export function ChangePriceDialog({ product, open, onClose }: ChangePriceDialogProps) {
  const { uid } = useSignedInUser();
  const { t } = useLingui();
  const name = product.productname;
  const notify = useNotify();
  const schema = useMemo(() => ownPriceSchema(product), [product]);
  const change = async (values: { resaleprice: number | string }) => {
    const { resaleprice } = await schema.validate(values);
    const price = formatPrice(resaleprice);
    if (resaleprice !== product.resaleprice) {
      const sent = await changePrice(uid, product, resaleprice);
      if (sent === 'sent') notify.success(t`The price is now ${price}`);
      else {
        const waiting = waitsFor();
        notify.info(
          t`${select(waiting, {
            offline: 'Waiting to send: the new price applies once you’re back online.',
            other: 'Waiting to send: the new price applies once we’re connected again.',
          })}`,
        );
      }
    }
    onClose();
  };
  return (
    <FormDialog
      open={open}
      title={t`Change the price of “${name}”`}
      text={t`Buyers who booked it or have it on their wish list see the new price before they pay.`}
      submitLabel={t`Save price`}
      initialValues={{ resaleprice: product.resaleprice as number | string }}
      schema={schema}
      onSubmit={change}
      onClose={onClose}
    >
      <OwnPriceField name="resaleprice" label={t`Resale price`} />
    </FormDialog>
  );
}
