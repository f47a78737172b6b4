// @vitest-environment happy-dom

import { cleanup, render } from '@testing-library/react';
import { dayOf } from '@thriftline/domain/accounts/device';
import { afterEach, expect, it, vi } from 'vitest';
import { AwayNotice } from './away-notice.tsx';

const now = Date.UTC(2026, 11, 1, 12);
const stored = vi.hoisted(() => ({ presence: undefined as object | undefined }));
vi.mock('@/lib/clock/server-clock.ts', () => ({ serverNow: () => Date.UTC(2026, 11, 1, 12) }));
vi.mock('../api/use-presence.ts', () => ({ usePresence: () => stored.presence }));

afterEach(cleanup);

it.each([
  [0, 'The seller is away until Dec 1, 2026. Expect delivery or pick-up after that.'],
  [4, 'The seller is away until Dec 5, 2026. Expect delivery or pick-up after that.'],
  [-1, ''],
])('a seller who is away until %s days from now', (days, said) => {
  stored.presence = { day: dayOf(now), awayUntil: dayOf(now) + days };
  expect(render(<AwayNotice sellerId="sal" />).container.textContent).toBe(said);
});

it('says nothing of a seller who is there, or not known', () => {
  stored.presence = { day: dayOf(now) };
  const { container, rerender } = render(<AwayNotice sellerId="sal" />);
  expect(container.textContent).toBe('');
  stored.presence = undefined;
  rerender(<AwayNotice sellerId="sal" />);
  expect(container.textContent).toBe('');
});
