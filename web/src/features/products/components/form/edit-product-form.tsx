import type { MessageDescriptor } from '@lingui/core';
import { msg, select } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import { AppError } from '@thriftline/domain/base/errors';
import type { Contact } from '@thriftline/domain/catalogue/contact';
import type { Product } from '@thriftline/domain/catalogue/product';
import { allowsProductAct } from '@thriftline/domain/catalogue/product-acts';
import type { ProductState } from '@thriftline/domain/catalogue/product-state';
import { useState } from 'react';
import { useFormAutosave } from '@/components/form/autosave/use-form-autosave.tsx';
import { useOnline } from '@/hooks/use-online.ts';
import { useSignedInUser } from '@/lib/account/current-user.ts';
import { waitsFor } from '@/lib/connection/connection.ts';
import type { Stored } from '@/lib/firebase/stored.ts';
import type { Sent } from '@/lib/writes/send-write.ts';
import { editFormOf } from '@/outbox/drafts/edit-form.ts';
import { editProduct } from '../../api/edit-product.ts';
import { useProductState } from '../../hooks/use-product-state.ts';
import { valuesOfProduct } from '../../product-values.ts';
import { type FilledProduct, ProductForm } from './product-form.tsx';

const NOT_NOW: Partial<Record<ProductState['name'], MessageDescriptor>> = {
  held: msg`A buyer is paying for this item. If they don’t finish, you can edit it.`,
  sold: msg`This item is sold, so you can’t edit it.`,
};

interface EditProductFormProps {
  categories: readonly { _id: string; categoryname: string }[];
  product: Stored<Product>;
  contact: Contact | undefined;
  /** The change is made, or waits to be sent. */
  onEdited: (sent: Sent) => void;
}

/** Changes anything about a product that is unsold. */
export function EditProductForm({ categories, product, contact, onEdited }: EditProductFormProps) {
  const { t } = useLingui();
  const name = product.productname;
  const { uid, email, emailVerified } = useSignedInUser();
  const online = useOnline();
  const { state } = useProductState(product);
  // What the form began with: what others do to the product meanwhile is no change of the seller's.
  const [begun] = useState({ product, contact });

  const { keeper, forget } = useFormAutosave(editFormOf(product._id), t`your changes to “${name}”`);

  const submit = async ({ input, categoryName, uploads, save }: FilledProduct) => {
    const waiting = waitsFor();
    if (uploads && !online)
      throw new AppError(
        'internal',
        t`${select(waiting, {
          offline: 'New photos need a connection. Leave them out, or try again when you’re back online.',
          other: 'New photos need a connection. Leave them out, or try again once we’re connected again.',
        })}`,
      );
    const options = { uid, contact: begun.contact, email: emailVerified ? email : null };
    const sent = await save((pictures) =>
      editProduct(begun.product, { input, categoryName, ...pictures }, options),
    );
    forget();
    onEdited(sent);
  };

  const notice = NOT_NOW[state.name];
  return (
    <ProductForm
      categories={categories}
      initialValues={valuesOfProduct(begun.product, begun.contact)}
      submitLabel={t`Save changes`}
      submitting={{ disabled: !allowsProductAct(state, 'edit') }}
      onSubmit={submit}
      keeper={keeper}
      notice={notice !== undefined && <Alert severity="info">{t(notice)}</Alert>}
    />
  );
}
