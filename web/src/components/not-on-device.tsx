import { OfflinePicture } from './empty-pictures.tsx';
import { EmptyState } from './empty-state.tsx';

/** Stands where something would be that this device has not seen, while there is nobody to ask. */
export function NotOnDevice() {
  return (
    <EmptyState picture={<OfflinePicture />} title="Not on this device yet">
      You are offline, and nothing of this was seen here before. It comes by itself once you are back online.
    </EmptyState>
  );
}
