import { useLingui } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';
import { Outlet, useNavigation } from 'react-router-dom';
import { OfflineBanner } from '@/components/states/offline-banner.tsx';
import { PartBoundary } from '@/components/states/part-boundary.tsx';
import { useHydrated } from '@/hooks/use-hydrated.ts';
import { useSilentDatabase } from '@/lib/device/site-data/silent-databases.ts';
import { keepsSiteData, takesTexts } from '@/lib/device/site-data/site-data.ts';
import { useAddressHead } from '../hooks/use-address-head.ts';
import { useFreshSettings } from '../hooks/use-fresh-settings.ts';
import { useRouteFocus } from '../hooks/use-route-focus.ts';
import { UpdatePrompt } from '../worker/update-prompt.tsx';
import { Footer } from './bars/footer.tsx';
import { MainNav } from './bars/main-nav.tsx';
import styles from './bars/shell.module.css';
import { TabBar } from './bars/tab-bar.tsx';
import { TopBar } from './bars/top-bar.tsx';
import { UnsentLink } from './bars/unsent-link.tsx';

// Few forbid site data.
const NoSiteData = lazy(async () => ({
  default: (await import('@/components/states/no-site-data.tsx')).NoSiteData,
}));

/** Top bar, the page, footer; on phones the tab bar. */
export function Shell() {
  const main = useRouteFocus();
  useFreshSettings();
  useAddressHead();
  const isSilent = useSilentDatabase();
  const isForgetful = useHydrated() && (!keepsSiteData() || !takesTexts() || isSilent);
  const { t } = useLingui();
  const loading = useNavigation().state !== 'idle';
  return (
    <div className={styles.shell}>
      {/* First stop of the keyboard: past the menu. */}
      <a href="#main" className={styles.skip}>
        {t`Skip to content`}
      </a>
      {loading && <div role="progressbar" aria-label={t`Loading page`} className={styles.progress} />}
      <TopBar>
        <PartBoundary>
          <MainNav />
        </PartBoundary>
      </TopBar>
      <PartBoundary>
        <OfflineBanner>
          <UnsentLink />
        </OfflineBanner>
      </PartBoundary>
      {isForgetful && (
        <Suspense>
          <NoSiteData />
        </Suspense>
      )}
      <main id="main" ref={main} tabIndex={-1} aria-busy={loading} className={styles.main}>
        <Outlet />
      </main>
      <PartBoundary>
        <Footer />
      </PartBoundary>
      <PartBoundary>
        <TabBar />
      </PartBoundary>
      <PartBoundary>
        <UpdatePrompt />
      </PartBoundary>
    </div>
  );
}
