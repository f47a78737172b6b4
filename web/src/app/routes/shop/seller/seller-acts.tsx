import { useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { paths } from '@thriftline/domain/base/paths';
import { lazy, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { LazyMount } from '@/components/loading/lazy-mount.tsx';
import type { FoundItems } from '@/features/search/hooks/use-found-items.ts';
import { FollowButton } from '@/features/sellers/components/follow-button.tsx';

/** Loaded when somebody asks for the first time. */
const AskDialog = lazy(async () => ({
  default: (await import('@/features/sellers/components/ask-dialog.tsx')).AskDialog,
}));

interface SellerActsProps {
  sellerId: string;
  name: string;
  /** Who is signed in. */
  uid: string;
  /** Whether a question would be taken. */
  asks: boolean;
  found: FoundItems;
  onShowMore: () => void;
}

/** Asks about one of the seller's items, and follows them. */
export function SellerActs({ sellerId, name, uid, asks, found, onShowMore }: SellerActsProps) {
  const { t } = useLingui();
  const [asking, setAsking] = useState(false);
  const items = found.pages.flatMap(({ rows }) => rows);
  return (
    <>
      {asks && items.length > 0 && (
        <>
          <Button variant="contained" size="large" onClick={() => setAsking(true)}>
            {t`Ask the seller`}
          </Button>
          <LazyMount open={asking}>
            <AskDialog
              open={asking}
              onClose={() => setAsking(false)}
              uid={uid}
              name={name}
              items={items}
              hasMore={found.hasMore}
              loadingMore={found.loadingMore}
              onShowMore={onShowMore}
            />
          </LazyMount>
        </>
      )}
      <FollowButton uid={uid} seller={{ sellerId, sellerName: name }} />
    </>
  );
}

/** What a stranger in an open shop does first. */
export function StrangerActs() {
  const { t } = useLingui();
  const { pathname, search, hash } = useLocation();
  return (
    <Button
      component={Link}
      to={paths.login.href()}
      state={{ from: { pathname, search, hash } }}
      variant="outlined"
      size="large"
    >
      {t`Log in to ask or follow`}
    </Button>
  );
}
