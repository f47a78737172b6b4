import { Component, Fragment, type ReactNode } from 'react';

/** How often a part is made anew before its page is given up. */
export const MOST_REMOUNTS = 3;

/** What browsers throw when a node is not where React left it: something else than the app moved it. */
function isOfMovedNode(error: unknown): boolean {
  return (
    error instanceof DOMException &&
    (error.name === 'NotFoundError' || error.name === 'HierarchyRequestError')
  );
}

interface Seen {
  /** How often it was made anew. */
  remounts: number;
  /** What it is given up for. */
  fault: { error: unknown } | null;
}

/**
 * Makes a part of the page anew when what an extension did to its nodes throws: the net below `followTranslatedTexts`, which
 * knows translators. Each part a few times only; then, and with anything else that fails, it goes on up.
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
