import { useLingui } from '@lingui/react/macro';
import { OfflinePicture } from './empty-pictures.tsx';
import { EmptyState } from './empty-state.tsx';
import { NOT_ON_DEVICE } from './not-here-yet.tsx';

/** Stands where something would be that this device lacks, while there is nobody to ask. */
export function NotOnDevice() {
  const { t } = useLingui();
  return (
    <EmptyState picture={<OfflinePicture />} title={t(NOT_ON_DEVICE)}>
      {t`You have no connection, and this page isn’t available offline yet. It opens once you’re connected.`}
    </EmptyState>
  );
}
