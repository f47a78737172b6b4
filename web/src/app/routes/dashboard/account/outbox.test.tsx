// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isThere } from '@/lib/connection/look-at-server.ts';
import { accountStore } from '@/lib/device/store.ts';
import { savePendingCharge } from '@/lib/saved/pending-charges.ts';
import type { Draft } from '@/outbox/journal/draft.ts';
import { noteDone } from '@/outbox/journal/journal.ts';
import type { Mutation } from '@/outbox/journal/mutation.ts';
import { aMutation } from '@/outbox/testing/a-mutation.ts';
import { undoMutation } from '@/outbox/undo/undo-mutation.ts';
import { OutboxRoute } from './outbox.tsx';

const device = vi.hoisted(() => ({ online: true, mutations: [] as Mutation[], drafts: [] as Draft[] }));

vi.mock('@/lib/account/current-user.ts', () => ({
  useSignedInUser: () => ({ uid: 'u1', email: 'bea@example.com', userDoc: { name: 'Bea' } }),
}));
vi.mock('@/hooks/use-online.ts', () => ({
  useOnline: () => device.online,
  useUnreachable: () => (device.online ? undefined : 'offline'),
}));
vi.mock('@/outbox/journal/mutations-store.ts', () => ({ useMutations: () => device.mutations }));
vi.mock('@/outbox/drafts/drafts.ts', () => ({ useDrafts: () => device.drafts, discardDraft: vi.fn() }));
vi.mock('@/outbox/journal/journal.ts', () => ({ noteDone: vi.fn() }));
vi.mock('@/lib/connection/look-at-server.ts', () => ({ isThere: vi.fn(async () => true) }));
vi.mock('@/config/servers.ts', () => ({ SERVER_ADDRESSES: { firestore: 'https://firestore.example' } }));
vi.mock('@/outbox/undo/undo-mutation.ts', () => ({ undoMutation: vi.fn() }));
vi.mock('./outbox/send-again.ts', () => ({ canSendAgain: () => false, sendAgain: vi.fn() }));

const page = () =>
  render(
    <MemoryRouter>
      <OutboxRoute />
    </MemoryRouter>,
  );
const section = (name: string) => within(screen.getByRole('region', { name }));

beforeEach(() => {
  localStorage.clear();
  Object.assign(device, { online: true, mutations: [], drafts: [] });
  vi.mocked(isThere).mockClear();
  vi.mocked(noteDone).mockReset();
  vi.mocked(noteDone).mockResolvedValue(true);
  vi.mocked(undoMutation).mockReset();
  vi.mocked(undoMutation).mockResolvedValue('queued');
});
afterEach(cleanup);

it('says that nothing waits, and that there is a connection', async () => {
  page();
  expect(screen.getByText('Nothing is waiting to be sent')).toBeTruthy();
  expect(await screen.findByText('You’re connected.')).toBeTruthy();
});

it('does not say so before the server that takes what waits has answered, and does where that is late', async () => {
  vi.mocked(isThere).mockResolvedValueOnce(false);
  page();
  await vi.waitFor(() => expect(isThere).toHaveBeenCalled());
  await new Promise((resolve) => setTimeout(resolve));
  expect(screen.getByText(/We’re checking\.$/)).toBeTruthy();
  const [, whenLate] = vi.mocked(isThere).mock.lastCall ?? [];
  whenLate?.();
  expect(await screen.findByText('You’re connected.')).toBeTruthy();
});

it('says when there last was a connection, as far as that is known', () => {
  device.online = false;
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  page();
  expect(screen.getByText('We don’t know when you were last connected. You’re offline now.')).toBeTruthy();
  cleanup();
  accountStore('u1').keep('lastAnswer', Date.now());
  page();
  expect(screen.getByText(/^Last connected on .*\. You’re offline now\.$/)).toBeTruthy();
  expect(isThere).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});

it('lists what waits, with a way to take it back or why there is none', async () => {
  const message = { kind: 'write', path: 'conversations/c1/messages/m1', text: 'Is it there?' } as const;
  device.mutations = [
    aMutation({ state: 'queued' }),
    aMutation({ id: 'act-2', ...message, state: 'queued' }),
  ];
  page();
  const waiting = section('Waiting (2)');
  expect(waiting.getByText('Your booking of “Oak chair”')).toBeTruthy();
  expect(waiting.getByText('Is it there?')).toBeTruthy();
  expect(waiting.getByText(/Messages can’t be withdrawn\.$/)).toBeTruthy();
  await userEvent.click(waiting.getByRole('button', { name: 'Undo' }));
  expect(undoMutation).toHaveBeenCalledExactlyOnceWith(device.mutations[0]);
});

it('lists what was refused with its reason, until it is discarded', async () => {
  device.mutations = [aMutation({ state: 'refused', fault: 'It’s no longer for sale.' })];
  page();
  const refused = section('Refused (1)');
  expect(refused.getByText('It’s no longer for sale.')).toBeTruthy();
  expect(refused.getByRole('link', { name: 'View' }).getAttribute('href')).toBe('/products/p1');
  await userEvent.click(refused.getByRole('button', { name: 'Discard' }));
  expect(noteDone).toHaveBeenCalledExactlyOnceWith(device.mutations[0]);
});

it('leads to the form that has what was typed in a refused edit', () => {
  device.mutations = [aMutation({ kind: 'editProduct', state: 'refused', areWordsBack: true })];
  page();
  const link = section('Refused (1)').getByRole('link', { name: 'Edit again' });
  expect(link.getAttribute('href')).toBe('/dashboard/myproducts/p1');
});

it('lists drafts, cards of which the shop has not said anything, and what was sent, until that is cleared', async () => {
  device.drafts = [{ id: 'd1', uid: 'u1', at: Date.now(), values: { productname: 'Red sofa' } }];
  device.mutations = [aMutation({ state: 'sent', sentAt: Date.now() })];
  savePendingCharge('u1', {
    bookingsId: 'p2_u1',
    paymentIntentId: 'pi_1',
    productname: 'Tall lamp',
    amount: 4550,
    at: Date.now(),
    state: 'asked',
  });
  page();
  expect(section('Drafts (1)').getByText('Red sofa')).toBeTruthy();
  const payment = section('Payments (1)');
  expect(payment.getByText((_, element) => element?.textContent === 'Tall lamp, $45.50')).toBeTruthy();
  expect(payment.getByRole('link', { name: 'Check payment' }).getAttribute('href')).toBe(
    '/dashboard/payments/p2_u1',
  );
  await userEvent.click(section('Sent in the last day (1)').getByRole('button', { name: 'Clear' }));
  expect(noteDone).toHaveBeenCalledExactlyOnceWith(device.mutations[0]);
});
