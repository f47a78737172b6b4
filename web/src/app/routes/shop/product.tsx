import { useLingui } from '@lingui/react/macro';
import { invariant } from '@thriftline/domain/base/invariant';
import { paths } from '@thriftline/domain/base/paths';
import { useState } from 'react';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { PageTitle } from '@/components/plain/page-title.tsx';
import { ErrorState } from '@/components/states/error-state.tsx';
import { NotOnDevice } from '@/components/states/not-on-device.tsx';
import { useProduct } from '@/features/products/api/use-product.ts';
import { recallItem } from '@/features/search/found-items.ts';
import { useOnline } from '@/hooks/use-online.ts';
import { useCurrentUser } from '@/lib/account/current-user.ts';
import { isRefused } from '@/lib/live/is-refused.ts';
import type { LoginState } from '../../guards/return-address.ts';
import { FoundItem } from './product/found-item.tsx';
import { NoSuchItem } from './product/no-such-item.tsx';
import { OpenItem } from './product/open-item.tsx';
import { ProductPage } from './product/product-page.tsx';
import { SheetSkeleton } from './product/sheet-skeleton.tsx';

/** One product with everything about it; in an open shop strangers see it, too. */
export function ProductRoute() {
  const { t } = useLingui();
  const { id } = useParams();
  invariant(id !== undefined, 'the address of a product has its id');
  const { status: session, userDoc } = useCurrentUser();
  const { pathname, search, hash } = useLocation();
  const loginState: LoginState = { from: { pathname, search, hash } };
  const found = useProduct(id);
  const online = useOnline();
  const { status, row, error, retry } = found;
  const [shown, setShown] = useState<string>();
  if (row !== undefined && shown !== id) setShown(id);
  // Strangers are shown what is for sale; what is not may be there for them once they are signed in.
  if (session === 'signedOut' && isRefused(found)) {
    const state: LoginState = { ...loginState, isRequired: true };
    return <Navigate to={paths.login.href()} state={state} replace />;
  }
  if (row === undefined && !online) {
    const seen = recallItem(id);
    if (seen !== undefined) return <FoundItem found={seen} />;
  }
  if (status === 'unknown') return <NotOnDevice />;
  // What its seller has taken down is not there for others; an account that is only being made is refused everything.
  if (status === 'missing' || (userDoc !== null && isRefused(found)))
    return <NoSuchItem wasThere={shown === id} />;
  if (row === undefined) {
    return (
      <>
        <PageTitle title={t`Product`} />
        {status === 'error' ? <ErrorState error={error} onRetry={retry} /> : <SheetSkeleton />}
      </>
    );
  }
  if (session === 'signedOut') return <OpenItem product={row.data} loginState={loginState} />;
  // Another product starts over, although the route is the same.
  return <ProductPage key={id} product={row.data} confirmed={found.confirmed} />;
}
