import { settingsOf } from '@thriftline/domain/shop-settings';
import { ErrorState } from '@/components/error-state.tsx';
import { NotOnDevice } from '@/components/not-on-device.tsx';
import { PageSkeleton } from '@/components/page-skeleton.tsx';
import { useOnline } from '@/hooks/use-online.ts';
import { useShopSettingsDocument } from '../api/use-shop-settings-document.ts';
import { SettingsForm } from './settings-form.tsx';
import { SettingsHistory } from './settings-history.tsx';

/** The operator's settings: what was changed last, and all of them to change. */
export function ShopSettings() {
  const { status, row, error, retry } = useShopSettingsDocument();
  const online = useOnline();
  if (status === 'error') return <ErrorState error={error} onRetry={retry} />;
  if (status === 'loading') return <PageSkeleton />;
  if (status === 'missing' && !online) return <NotOnDevice />;
  return (
    <>
      <SettingsHistory />
      <SettingsForm newest={settingsOf(row?.data)} />
    </>
  );
}
