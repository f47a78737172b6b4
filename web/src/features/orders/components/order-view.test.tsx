// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OrderDispute } from '@thriftline/domain/orders/order-dispute-texts';
import { ORDER_DISPUTE_TEXTS } from '@thriftline/domain/orders/order-dispute-texts';
import { anOrder, aPayment } from '@thriftline/domain/testing/builders';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { OrderView } from './order-view.tsx';

const given = vi.hoisted<{ uid: string; order: unknown; payment: unknown }>(() => ({
  uid: 'buyer-1',
  order: undefined,
  payment: undefined,
}));
vi.mock('@/lib/account/current-user.ts', () => ({ useSignedInUser: () => ({ uid: given.uid }) }));
vi.mock('@/hooks/use-notify.ts', () => ({ useNotify: () => ({ error: vi.fn() }) }));
vi.mock('@/hooks/buttons/use-needs-network.ts', () => ({ useNeedsNetwork: () => ({ disabled: false }) }));
vi.mock('@/outbox/journal/mutations-store.ts', () => ({ useMutations: () => [] }));
vi.mock('@/outbox/components/refusals.tsx', () => ({ Refusals: () => null }));
vi.mock('@/outbox/components/waiting-to-send.tsx', () => ({ WaitingToSend: () => null }));
vi.mock('@/components/states/as-of.tsx', () => ({ AsOf: () => null }));
vi.mock('../api/act-on-order.ts', () => ({ actOnOrder: vi.fn() }));
vi.mock('../api/hand-over.ts', () => ({ handoverPath: (id: string) => `handovers/${id}` }));
vi.mock('../api/use-order.ts', () => ({
  useOrder: () => ({ status: 'ready', row: { data: given.order }, confirmed: true }),
  useOrderPayment: () => given.payment,
  usePickupCode: () => ({ status: 'ready', row: { data: { code: '123456', secret: '0'.repeat(32) } } }),
  useDeliveryAddress: () => ({ status: 'ready' }),
}));

afterEach(cleanup);

const time = (ms: number) => ({ toMillis: () => ms, toDate: () => new Date(ms) });

function show(uid: string, dispute?: OrderDispute, more: object = {}): string {
  const dueAt = time(Date.now() + 24 * 60 * 60_000);
  given.order = {
    ...anOrder({
      state: 'paid',
      buyerId: 'buyer-1',
      sellerId: 'seller-1',
      delivery: 'pickup',
      dueAt,
      history: [],
      ...(dispute && { dispute }),
      ...more,
    }),
    _id: 'pi_1',
  };
  given.uid = uid;
  const none = () => null;
  render(
    <MemoryRouter>
      <OrderView orderId="pi_1" contact={none} payout={none} reviews={none} rating={none} />
    </MemoryRouter>,
  );
  return document.body.textContent ?? '';
}

describe('an order whose money a bank has taken', () => {
  it('says so to its buyer, and neither shows the code nor promises the money back', () => {
    expect(show('buyer-1')).toMatch(/123 456.*Confirm receipt/);
    cleanup();
    const said = show('buyer-1', 'open');
    expect(said).toContain(ORDER_DISPUTE_TEXTS.open.buyer);
    expect(said).not.toMatch(/123 456|refund you automatically/);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('does not ask its seller to hand the item over', () => {
    expect(show('seller-1', 'lost')).toContain(ORDER_DISPUTE_TEXTS.lost.seller);
    expect(screen.queryByRole('button', { name: 'Confirm handover' })).toBeNull();
    cleanup();
    show('seller-1', 'won');
    expect(screen.getByRole('button', { name: 'Confirm handover' })).toBeDefined();
  });
});

it('an admin reads that a bank has the money, and decides nothing', () => {
  const escalated = { state: 'escalated' };
  show('admin-1', undefined, escalated);
  expect(screen.getByRole('button', { name: 'Refund buyer' })).toBeDefined();
  cleanup();
  expect(show('admin-1', 'open', escalated)).toContain(ORDER_DISPUTE_TEXTS.open.admin);
  expect(screen.queryByRole('button')).toBeNull();
});

describe('an order that an admin split', () => {
  const split = (uid: string, part: object) => {
    given.payment = aPayment({ refundDue: false, partRefund: { until: 1550, failures: 0, ...part } });
    return show(uid, undefined, { state: 'released', toBuyer: 1550 });
  };

  it('says what became of the part, once it is known', async () => {
    expect(split('buyer-1', {})).toMatch(/You keep the item, and we refund you [$]15[.]50/);
    cleanup();
    const refused = { failure: 'charge_not_refundable' };
    split('buyer-1', refused);
    expect((await screen.findByRole('alert')).textContent).toMatch(/refund [$]15[.]50 and are working on it/);
    expect(document.body.textContent).not.toMatch(/we refund you/);
    cleanup();
    split('seller-1', refused);
    expect((await screen.findByRole('alert')).textContent).toMatch(
      /refund .* to the buyer and are working on it/,
    );
  });
});

describe('an order that is sent', () => {
  const sent = { delivery: 'delivery', deliveryPrice: 600, amount: 5150 };

  it('has neither code nor receipt before it is on its way, but for who is brought it', async () => {
    expect(show('buyer-1', undefined, sent)).not.toMatch(/123 456|Confirm receipt/);
    await userEvent.click(screen.getByRole('button', { name: 'Does the seller bring it to you?' }));
    expect(document.body.textContent).toMatch(/123 456.*Confirm receipt/);
    cleanup();
    show('buyer-1', undefined, { ...sent, state: 'shipped' });
    expect(screen.getByRole('button', { name: 'Confirm receipt' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Does the seller bring it to you?' })).toBeNull();
  });

  it('says first what is next and until when, then the newest of what happened', () => {
    const history = [
      { act: 'pay', by: 'buyer', state: 'paid', at: time(1) },
      { act: 'ship', by: 'seller', state: 'shipped', at: time(2) },
    ];
    show('buyer-1', undefined, { ...sent, state: 'shipped', history });
    const entries = screen.getAllByRole('listitem').map((entry) => entry.textContent);
    expect(entries[0]).toMatch(/^Next: You confirm receiptBy ./);
    expect(entries[1]).toMatch(/^The seller sent the item/);
    expect(entries[2]).toMatch(/^You paid/);
  });

  it('says what its price is made of', () => {
    const said = show('seller-1', undefined, { ...sent, state: 'shipped' });
    expect(said).toContain('Item$45.50Delivery$6Buyer protectionFreeTotal$51.50');
  });
});

it('ends a problem with a button that does not stand out and says that the seller is paid', () => {
  const said = show('buyer-1', undefined, { state: 'disputed' });
  expect(said).toContain('closes the problem and pays the seller');
  const button = screen.getByRole('button', { name: 'Mark as resolved' });
  expect(button.className).toMatch(/outlined/);
  expect(button.className).not.toMatch(/colorPrimary/);
});
