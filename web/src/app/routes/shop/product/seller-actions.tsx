import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { paths } from '@thriftline/domain/base/paths';
import { MESSAGES } from '@thriftline/domain/base/texts/specified-messages';
import type { Product } from '@thriftline/domain/catalogue/product';
import { allowsProductAct } from '@thriftline/domain/catalogue/product-acts';
import type { ProductState } from '@thriftline/domain/catalogue/product-state';
import { useNavigate } from 'react-router-dom';
import { DeleteButton } from '@/components/dialogs/delete-button.tsx';
import { deleteProduct } from '@/features/products/api/delete-product.ts';
import { useAdvertised } from '@/features/products/api/use-advertised.ts';
import { useInterest } from '@/features/products/api/use-interest.ts';
import { AdvertiseButton } from '@/features/products/components/my-products/advertise-button.tsx';
import { ChangePriceButton } from '@/features/products/components/my-products/change-price-button.tsx';
import { EditButton } from '@/features/products/components/my-products/edit-button.tsx';
import { Interest } from '@/features/products/components/my-products/interest.tsx';
import { DeletedWithIt, ProductMenu } from '@/features/products/components/my-products/product-menu.tsx';
import { ProductStateLabel } from '@/features/products/components/my-products/product-state-label.tsx';
import { useSignedInUser } from '@/lib/account/current-user.ts';
import type { Stored } from '@/lib/firebase/stored.ts';

interface SellerActionsProps {
  product: Stored<Product>;
  state: ProductState;
}

const ROW = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5 } as const;

/** What a product's seller, and an admin, can do with it. */
export function SellerActions({ product, state }: SellerActionsProps) {
  const { t } = useLingui();
  const { uid } = useSignedInUser();
  const item = product.productname;
  const navigate = useNavigate();
  const ads = useAdvertised([product._id]);
  const own = product.sellerId === uid;
  const interest = useInterest(uid, own ? [product._id] : [])[product._id];
  const remove = async () => {
    const sent = await deleteProduct(uid, product);
    // An admin goes on with whose it was.
    await navigate(own ? paths.dashboard.myProducts.href() : paths.dashboard.member.href(product.sellerId));
    return sent;
  };
  return (
    <Box sx={{ ...ROW, rowGap: 1 }}>
      {/* What is, and below it what can be done. */}
      <Box sx={{ ...ROW, flexBasis: '100%' }}>
        <ProductStateLabel state={state} />
        {interest !== undefined && <Interest interest={interest} />}
      </Box>
      {own && state.name !== 'sold' && (
        <EditButton product={product} disabled={!allowsProductAct(state, 'edit')} />
      )}
      {state.name !== 'sold' && (
        <AdvertiseButton
          product={product}
          advertised={ads.status === 'loading' || ads.status === 'error' ? undefined : ads.rows.length > 0}
          disabled={!allowsProductAct(state, 'advertise')}
        />
      )}
      {own && state.name !== 'sold' && (
        <ChangePriceButton product={product} disabled={!allowsProductAct(state, 'edit')} />
      )}
      <DeleteButton
        question={t`Delete “${item}”?`}
        done={MESSAGES.productDeleted}
        disabled={!allowsProductAct(state, 'delete')}
        onDelete={remove}
      >
        <DeletedWithIt />
      </DeleteButton>
      {own && <ProductMenu product={product} state={state} />}
    </Box>
  );
}
