import { t } from '@lingui/core/macro';
import { Component, type ReactNode } from 'react';
import { addToast } from '@/lib/notices/toasts.ts';
import { isMissingChunk, missingChunkText } from '@/lib/reload/missing-chunk.ts';
import { PlainButton } from '../plain/plain-button.tsx';

interface Caught {
  error: unknown;
}

interface PartBoundaryProps {
  /** What stands in the place of a part that can be done without; where it is not given, a toast says what is missing. */
  instead?: ReactNode;
  children: ReactNode;
}

/** Keeps a part whose script cannot be loaded from taking the page with it, and what is typed there. Anything else that fails goes on up. */
export class PartBoundary extends Component<PartBoundaryProps, { caught: Caught | null }> {
  override state: { caught: Caught | null } = { caught: null };

  static getDerivedStateFromError(error: unknown) {
    return { caught: { error } };
  }

  override componentDidCatch(error: unknown) {
    if (!isMissingChunk(error) || this.props.instead !== undefined) return;
    addToast({
      message: missingChunkText(),
      variant: 'error',
      persist: true,
      action: (
        <PlainButton look="text" onClick={() => window.location.reload()}>
          {t`Reload`}
        </PlainButton>
      ),
    });
  }

  override render() {
    const { caught } = this.state;
    if (caught === null) return this.props.children;
    if (isMissingChunk(caught.error)) return this.props.instead ?? null;
    throw caught.error;
  }
}
