import { t } from '@lingui/core/macro';
import { Component, Fragment, type ReactNode } from 'react';
import { addToast } from '@/lib/notices/toasts.ts';
import { isLeaving, isMissingChunk, missingChunkText } from '@/lib/reload/missing-chunk.ts';
import { PlainButton } from '../plain/plain-button.tsx';
import { isOfMovedNode, MOST_REMOUNTS } from './moved-node.ts';
import { type PartElement, PartFault } from './part-fault.tsx';

interface PartBoundaryProps {
  /** What is in the place of a part that can be done without where its script can't be loaded; where it is not given, a toast says what is missing. */
  instead?: ReactNode;
  /** What its fault is said in: a `div` unless told. */
  as?: PartElement;
  children: ReactNode;
}

interface Seen {
  /** How often it was made anew, since somebody asked for that last. */
  remounts: number;
  /** How often somebody asked for that. */
  tries: number;
  fault: { error: unknown } | null;
}

/**
 * Keeps a part of a page that fails from taking the page with it, and what is typed there: a row, a card, the chat, a chart. It says
 * so in its place and is made anew when asked; React logs the cause. A part whose nodes an extension moved is made anew by itself a few
 * times; of one whose script can't be loaded a toast tells.
 */
export class PartBoundary extends Component<PartBoundaryProps, Seen> {
  override state: Seen = { remounts: 0, tries: 0, fault: null };

  static getDerivedStateFromError(error: unknown): Partial<Seen> {
    return { fault: { error } };
  }

  override componentDidCatch(error: unknown) {
    if (this.#mayRemount(error)) {
      console.warn('A part of the page was made anew: its nodes had been moved', error);
      this.setState(({ remounts }) => ({ remounts: remounts + 1, fault: null }));
      return;
    }
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

  #mayRemount(error: unknown): boolean {
    return isOfMovedNode(error) && this.state.remounts < MOST_REMOUNTS;
  }

  readonly #tryAgain = () => this.setState(({ tries }) => ({ remounts: 0, tries: tries + 1, fault: null }));

  override render() {
    const { remounts, tries, fault } = this.state;
    const { instead = null, as = 'div', children } = this.props;
    if (fault === null) return <Fragment key={`${tries} ${remounts}`}>{children}</Fragment>;
    // An answer like 404 is for the whole page.
    if (fault.error instanceof Response) throw fault.error;
    if (isMissingChunk(fault.error)) return instead;
    if (isLeaving() || this.#mayRemount(fault.error)) return null;
    return <PartFault as={as} onTryAgain={this.#tryAgain} />;
  }
}
