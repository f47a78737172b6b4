import { type ReactNode, Suspense, useState } from 'react';
import { PartBoundary } from '../states/part-boundary.tsx';

/** A dialog whose script is loaded when it is first opened; from then on it stays, so that it can close as it likes. */
export function LazyMount({ open, children }: { open: boolean; children: ReactNode }) {
  const [opened, setOpened] = useState(open);
  if (open && !opened) setOpened(true);
  return (
    opened && (
      <PartBoundary>
        <Suspense>{children}</Suspense>
      </PartBoundary>
    )
  );
}
