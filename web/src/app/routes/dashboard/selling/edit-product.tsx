import { useLingui } from '@lingui/react/macro';
import Typography from '@mui/material/Typography';
import { invariant } from '@thriftline/domain/base/invariant';
import { paths } from '@thriftline/domain/base/paths';
import { useNavigate, useParams } from 'react-router-dom';
import { DashboardTitle } from '@/app/layouts/dashboard/dashboard-title.tsx';
import { LoadingBlock } from '@/components/loading/loading-block.tsx';
import { ErrorState } from '@/components/states/error-state.tsx';
import { NotOnDevice } from '@/components/states/not-on-device.tsx';
import { useOwnContact } from '@/features/products/api/use-own-contact.ts';
import { useProduct } from '@/features/products/api/use-product.ts';
import { EditProductForm } from '@/features/products/components/form/edit-product-form.tsx';
import { useNotify } from '@/hooks/use-notify.ts';
import { useSignedInUser } from '@/lib/account/current-user.ts';
import type { Sent } from '@/lib/writes/send-write.ts';
import { NoSuchItem } from '../../shop/product/no-such-item.tsx';
import { WithCategories } from './product-form/with-categories.tsx';

/** Changes a product of the seller's own, then goes back to what they list. */
export function EditProductRoute() {
  const { t } = useLingui();
  const { id } = useParams();
  invariant(id !== undefined, 'the address of the form has its product');
  const { uid } = useSignedInUser();
  const navigate = useNavigate();
  const notify = useNotify();
  const product = useProduct(id);
  const own = product.row?.data.sellerId === uid ? product.row.data : undefined;
  const contact = useOwnContact(own ? id : null);

  const leave = (sent: Sent) => {
    if (sent === 'sent') notify.success(t`Your changes are saved`);
    else
      notify.info(
        navigator.onLine
          ? t`Waiting to send: your changes are saved once we’re connected again.`
          : t`Waiting to send: your changes are saved once you’re back online.`,
      );
    void navigate(paths.dashboard.myProducts.href());
  };

  if (product.status === 'missing' || (product.row !== undefined && own === undefined)) return <NoSuchItem />;
  if (product.status === 'unknown' || contact.status === 'unknown') return <NotOnDevice />;
  const { status, error, retry } = product.status === 'error' ? product : contact;
  return (
    <>
      <DashboardTitle page="editProduct" />
      <Typography variant="h1" sx={{ mb: 3 }}>
        {t`Edit Product`}
      </Typography>
      {status === 'error' ? (
        <ErrorState error={error} onRetry={retry} />
      ) : own === undefined || status === 'loading' ? (
        <LoadingBlock height={480} maxWidth={640} />
      ) : (
        <WithCategories key={id}>
          {(categories) => (
            <EditProductForm
              categories={categories}
              product={own}
              contact={contact.row?.data}
              onEdited={leave}
            />
          )}
        </WithCategories>
      )}
    </>
  );
}
