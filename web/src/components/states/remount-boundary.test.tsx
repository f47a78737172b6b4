// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { Component, type ReactNode, useLayoutEffect } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MOST_REMOUNTS } from './moved-node.ts';
import { RemountBoundary } from './remount-boundary.tsx';

/** The page's own boundary, in whose place everything goes. */
class PageBoundary extends Component<{ children: ReactNode }> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override render() {
    return this.state.failed ? 'The page is gone' : this.props.children;
  }
}

/** What browsers throw where React takes out what is not there any more. */
const movedNode = () => new DOMException('The node is not a child of this node', 'NotFoundError');

/** A part that fails as often as is said. */
function Failing({ error, times = Number.POSITIVE_INFINITY }: { error: Error; times?: number }) {
  useLayoutEffect(() => {
    mounts += 1;
    if (mounts <= times) throw error;
  });
  return 'Oak chair';
}

let mounts: number;
const page = (part: ReactNode) => (
  <PageBoundary>
    <RemountBoundary>{part}</RemountBoundary>
  </PageBoundary>
);

beforeEach(() => {
  mounts = 0;
  for (const level of ['error', 'warn'] as const)
    vi.spyOn(console, level).mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('makes a part anew whose nodes were moved', () => {
  render(page(<Failing error={movedNode()} times={2} />));
  expect(screen.queryByText('Oak chair')).not.toBeNull();
});

it('gives up a part that fails each time, after a few', () => {
  render(page(<Failing error={movedNode()} />));
  expect(screen.queryByText('The page is gone')).not.toBeNull();
  // React tries each part twice before it takes it for failed.
  expect(mounts).toBeLessThanOrEqual(2 * (1 + MOST_REMOUNTS));
  expect(mounts).toBeGreaterThan(MOST_REMOUNTS);
});

it('hides no other failure', () => {
  render(page(<Failing error={new TypeError('x is not a function')} />));
  expect(screen.queryByText('The page is gone')).not.toBeNull();
  expect(mounts).toBeLessThanOrEqual(2);
});
