// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import type { TriggerFault } from '@thriftline/domain/base/trigger-fault';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { pagedList } from '@/testing/paged-list.ts';
import { TriggerFaults } from './trigger-faults.tsx';

const faults = vi.hoisted(() => ({ rows: [] as { data: unknown }[] }));
vi.mock('@/components/states/as-of.tsx', () => ({ AsOf: () => null }));
vi.mock('../api/use-trigger-faults.ts', () => ({
  useTriggerFaults: () => pagedList(faults.rows),
}));

afterEach(cleanup);

const AT = { toMillis: () => Date.UTC(2026, 2, 4, 12), toDate: () => new Date(Date.UTC(2026, 2, 4, 12)) };
/** As functions/src/faults/trigger-faults.ts writes it. */
const FILED: TriggerFault = {
  trigger: 'savedSearchWritten',
  path: 'users/bea/savedSearches/a-search',
  cause: 'TypeError: no such path',
  tries: 3,
  filedAt: AT,
  goesOn: false,
  lastAt: AT,
  expireAt: AT,
};

function rowsOf(shown: readonly TriggerFault[]): HTMLElement[] {
  faults.rows = shown.map((fault, index) => ({ data: { ...fault, _id: `fault-${index}` } }));
  render(<TriggerFaults />, { wrapper: MemoryRouter });
  return within(screen.getByRole('table', { name: 'Failed tasks' }))
    .getAllByRole('row')
    .slice(1);
}

it('shows an admin which task failed at which document, why, when, and whether it is still tried', () => {
  const [first, second] = rowsOf([
    FILED,
    { ...FILED, trigger: 'pictureUploaded', path: 'objects/pictures/a.jpg', tries: 7, goesOn: true },
  ]).map((row) => row.textContent);
  for (const part of [FILED.trigger, FILED.path, FILED.cause, '2026', 'Failed 3 times. Not tried again.']) {
    expect(first).toContain(part);
  }
  for (const part of ['pictureUploaded', 'objects/pictures/a.jpg', 'Failed 7 times. Still trying.']) {
    expect(second).toContain(part);
  }
});

it('says what would appear where no task failed', () => {
  faults.rows = [];
  render(<TriggerFaults />, { wrapper: MemoryRouter });
  expect(document.body.textContent).toContain('Tasks that fail three times on the same document');
});
