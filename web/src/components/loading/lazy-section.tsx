import { type ReactNode, Suspense } from 'react';
import { PartBoundary } from '../states/part-boundary.tsx';

interface LatePartProps {
  /** What stands in its place until it is there, and where it cannot be loaded. */
  fallback?: ReactNode;
  children: ReactNode;
}

/** A part of a page whose script comes after it, and without which the page is of use: a line that is cut takes that part alone. */
export function LazySection({ fallback = null, children }: LatePartProps) {
  return (
    <PartBoundary instead={fallback}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </PartBoundary>
  );
}
