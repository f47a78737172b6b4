import { Component, Fragment, type ReactNode } from 'react';
import { isOfMovedNode, MOST_REMOUNTS } from './moved-node.ts';

interface Seen {
  /** How often it was made anew. */
  remounts: number;
  /** What it is given up for. */
  fault: { error: unknown } | null;
}

/**
 * Makes a page anew when what an extension did to its nodes throws: the net below `followTranslatedTexts`, which knows translators.
 * A few times only; then, and with anything else that fails, it goes on up. Parts of pages have a `PartBoundary`, which ends there.
 */
export class RemountBoundary extends Component<{ children: ReactNode }, Seen> {
  override state: Seen = { remounts: 0, fault: null };

  static getDerivedStateFromError(error: unknown): Partial<Seen> {
    return { fault: { error } };
  }

  override componentDidCatch(error: unknown) {
    if (!this.#mayRemount(error)) return;
    console.warn('A part of the page was made anew: its nodes had been moved', error);
    this.setState(({ remounts }) => ({ remounts: remounts + 1, fault: null }));
  }

  #mayRemount(error: unknown): boolean {
    return isOfMovedNode(error) && this.state.remounts < MOST_REMOUNTS;
  }

  override render() {
    const { remounts, fault } = this.state;
    if (fault === null) return <Fragment key={remounts}>{this.props.children}</Fragment>;
    if (this.#mayRemount(fault.error)) return null;
    throw fault.error;
  }
}
