import Button from '@mui/material/Button';
import type { Product } from '@thriftline/domain/product';
import { Link, useLocation } from 'react-router-dom';
import { ShareButton } from '@/components/gallery/share-button.tsx';
import { PageTitle } from '@/components/page-title.tsx';
import { paths } from '@/config/paths.ts';
import { ProductSheet } from '@/features/products/components/product-sheet.tsx';
import type { Stored } from '@/lib/stored.ts';
import type { LoginState } from '../../guards/return-address.ts';
import { BookBar } from './book-bar.tsx';

/** An item as strangers see it in a shop that is open to them: booking it takes an account, and comes back here. */
export function OpenItem({ product }: { product: Stored<Product> }) {
  const { pathname, search, hash } = useLocation();
  const state: LoginState = { from: { pathname, search, hash } };
  return (
    <>
      <PageTitle title={product.productname} />
      <ProductSheet
        item={product}
        sold={false}
        sellerSince={product.sellerSince?.toDate()}
        corner={<ShareButton title={product.productname} path={paths.product.href(product._id)} />}
        actions={
          <BookBar price={product.resaleprice}>
            <Button
              component={Link}
              to={paths.login.href()}
              state={state}
              variant="contained"
              size="large"
              fullWidth
            >
              Log in to book
            </Button>
          </BookBar>
        }
      />
    </>
  );
}
