import Box from '@mui/material/Box';
import { settingsOf } from '@thriftline/domain/settings/shop-settings';
import { lazy, Suspense } from 'react';
import { PageSkeleton } from '@/components/loading/page-skeleton.tsx';
import { ErrorState } from '@/components/states/error-state.tsx';
import { NotOnDevice } from '@/components/states/not-on-device.tsx';
import { useShopSettingsDocument } from '../api/use-shop-settings-document.ts';
import { SettingsForm } from './settings-form.tsx';

/** Comes after the form, which does not wait for it; its first line has its place. */
const SettingsHistory = lazy(async () => ({
  default: (await import('./settings-history.tsx')).SettingsHistory,
}));

/** The operator's settings: what was changed last, and all of them to change. */
export function ShopSettings() {
  const { status, row, error, retry } = useShopSettingsDocument();
  if (status === 'error') return <ErrorState error={error} onRetry={retry} />;
  if (status === 'loading') return <PageSkeleton />;
  if (status === 'unknown') return <NotOnDevice />;
  return (
    <>
      <Suspense fallback={<Box sx={{ mb: 3, minHeight: '1.5em', typography: 'body2' }} />}>
        <SettingsHistory />
      </Suspense>
      <SettingsForm newest={settingsOf(row?.data)} />
    </>
  );
}
