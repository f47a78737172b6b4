// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { Payment } from '@thriftline/domain/payments/payment';
import { aPayment } from '@thriftline/domain/testing/builders';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { pagedList } from '@/testing/paged-list.ts';
import { PaymentsList } from './payments-list.tsx';

const stored = vi.hoisted(() => ({ rows: [] as object[] }));

vi.mock('../../api/use-payments.ts', () => ({
  ROWS_PER_PAGE: 25,
  usePayments: (pages: number) => ({
    ...pagedList([]),
    pages: Array.from({ length: pages }, (_, page) => ({
      key: String(page),
      rows: stored.rows.slice(page * 25, (page + 1) * 25).map((data) => ({ data })),
    })),
    hasMore: stored.rows.length > pages * 25,
  }),
}));
vi.mock('../../api/use-found-payments.ts', () => ({ useFoundPayments: () => [] }));
vi.mock('@/components/records/use-column-choice.tsx', () => ({
  useColumnChoice: () => ({ shown: [{ title: 'Item', cell: productname }], chooser: null }),
}));
vi.mock('@/components/records/record-rows.tsx', () => ({
  RecordRows: ({ records }: { records: Payment[] }) =>
    records.map((record) => (
      <tr key={record.paymentIntentId}>
        <td>{productname(record)}</td>
      </tr>
    )),
}));

vi.mock('./payment-columns.tsx', () => ({ paymentColumns: () => [] }));
vi.mock('@/hooks/use-notify.ts', () => ({ useNotify: () => ({}) }));

const productname = (payment: Payment) => payment.productname;

afterEach(cleanup);

function renderList(count: number, last: object) {
  stored.rows = Array.from({ length: count }, (_, place) => ({
    ...aPayment({ productname: place === count - 1 ? 'Lamp' : 'Chair', ...(place === count - 1 && last) }),
    _id: `pi_${place}`,
    paymentIntentId: `pi_${place}`,
    createdAt: { toMillis: () => -place },
  }));
  render(<PaymentsList />, { wrapper: MemoryRouter });
}

const choose = (state: string) =>
  fireEvent.change(screen.getByRole('combobox', { name: 'Status' }), { target: { value: state } });

const failed = { status: 'refunded', refundDue: false, refundFailure: 'declined' };
const lost = { status: 'refunded', refundDue: false, dispute: { stage: 'lost' } };

it.each([
  ['disputed', { dispute: { stage: 'underReview' } }],
  ['disputeLost', lost],
  ['refundFailed', failed],
])('finds the one payment that is %s on a page that was not loaded', async (state, last) => {
  renderList(26, last);
  choose(state);
  expect(await screen.findByText('Lamp')).toBeDefined();
  expect(screen.queryByText('Chair')).toBeNull();
});

it('says that none match only when there are no more', async () => {
  renderList(26, {});
  choose('disputed');
  expect(await screen.findByText('No matching payments')).toBeDefined();
});

it('asks before it looks through more than a few pages, and starts again for another status', async () => {
  renderList(251, failed);
  choose('refundFailed');
  expect(await screen.findByText('No matches so far')).toBeDefined();
  expect(screen.queryByText('No matching payments')).toBeNull();
  choose('all');
  expect(await screen.findAllByText('Chair')).toHaveLength(25);
  choose('refundFailed');
  await screen.findByText('No matches so far');
  for (let more = 8; more < 11; more += 1) fireEvent.click(screen.getByRole('button', { name: 'Load more' }));
  expect(await screen.findByText('Lamp')).toBeDefined();
});
