import { Trans, useLingui } from '@lingui/react/macro';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { paths } from '@thriftline/domain/base/paths';
import { SAVED_PARAMETER } from '@thriftline/domain/saved-searches/saved-search-path';
import { useEffect } from 'react';
import { Link as RouterLink, useLocation, useSearchParams } from 'react-router-dom';
import { PageTitle } from '@/components/plain/page-title.tsx';
import { startSession } from '@/features/auth/session/start-session.ts';
import { searchEngineFor } from '@/features/search/api/search-engines.ts';
import { useSearchQuery } from '@/features/search/hooks/use-search-query.ts';
import { useShopSettings } from '@/hooks/use-shop-settings.ts';
import { useCurrentUser } from '@/lib/account/current-user.ts';
import type { LoginState } from '../../guards/return-address.ts';
import { BrowseItems } from './browse/browse-items.tsx';
import styles from './browse/results.module.css';
import { shopperOf } from './browse/shopper.ts';
import { WaitingResults } from './browse/waiting-results.tsx';

/** Tells a stranger that there is more, and leads to it. */
function MoreAfterLogin() {
  const { pathname, search, hash } = useLocation();
  const state: LoginState = { from: { pathname, search, hash } };
  return (
    <Typography sx={{ mb: 2, maxWidth: '60ch' }}>
      <Trans>
        Only advertised items are shown.{' '}
        <Link component={RouterLink} to={paths.login.href()} state={state}>
          Log in
        </Link>{' '}
        to search everything.
      </Trans>
    </Typography>
  );
}

/** Looking for items in the whole shop; strangers see what is advertised, or all of an open shop. */
export function SearchRoute() {
  const { t } = useLingui();
  const user = useCurrentUser();
  useEffect(startSession, []);
  const { openBrowsing } = useShopSettings();
  const shopper = shopperOf(user, openBrowsing);
  const engine = searchEngineFor(shopper.isMember, openBrowsing);
  const { query, change, isReading } = useSearchQuery();
  const { words } = query;
  const saved = useSearchParams()[0].get(SAVED_PARAMETER) ?? undefined;
  const isWaiting = user.status === 'loading' || isReading;
  return (
    <div className={styles.results}>
      <PageTitle title={query.words === '' ? t`Search` : t`“${words}”`} />
      <div className={styles.title}>
        <Typography variant="h1">{t`Search`}</Typography>
      </div>
      {isWaiting ? (
        <WaitingResults />
      ) : (
        <BrowseItems
          engine={engine}
          query={query}
          onChange={change}
          shopper={shopper}
          saved={saved}
          above={!shopper.isMember && !openBrowsing && <MoreAfterLogin />}
        />
      )}
    </div>
  );
}
