import { OfflinePicture } from './empty-pictures.tsx';
import { EmptyState } from './empty-state.tsx';
import { NOT_ON_DEVICE } from './not-here-yet.tsx';

/** Stands where something would be that this device lacks, while there is nobody to ask. */
export function NotOnDevice() {
  return (
    <EmptyState picture={<OfflinePicture />} title={NOT_ON_DEVICE}>
      The shop cannot be reached, and this device has nothing of it. It comes by itself once there is a
      connection.
    </EmptyState>
  );
}
