// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { AppError } from '@thriftline/domain/base/errors';
import type { OrderAct, OrderActor } from '@thriftline/domain/orders/order-machine';
import { anOrder } from '@thriftline/domain/testing/builders';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ActDialog } from './act-dialog.tsx';

const connection = vi.hoisted<{ why: 'offline' | undefined }>(() => ({ why: undefined }));
const kept = vi.hoisted(() => ({ forget: vi.fn(async () => undefined) }));
vi.mock('@/hooks/use-online.ts', () => ({ useUnreachable: () => connection.why }));
vi.mock('@/lib/account/current-user.ts', () => ({
  useSignedInUser: () => ({ uid: 'buyer-1' }),
  getCurrentUser: () => ({ uid: 'buyer-1' }),
  useCurrentUser: () => ({ uid: 'buyer-1' }),
}));
vi.mock('@/hooks/use-notify.ts', () => ({ useNotify: () => ({ error: vi.fn() }) }));
vi.mock('@/lib/saved/form-autosave/form-autosave.ts', () => ({
  readKeptForm: async () => ({ changed: undefined, isAll: true }),
  autosaveForm: async () => undefined,
  forgetForm: kept.forget,
}));
vi.mock('../api/show-pictures.ts', () => ({ showPictures: async () => [] }));
vi.mock('@/components/gallery/lazy-picture.tsx', () => ({ loadPicture: vi.fn(), LazyPicture: () => null }));

afterEach(() => {
  cleanup();
  connection.why = undefined;
});

const order = { ...anOrder({ state: 'shipped', amount: 7000, history: [] }), _id: 'pi_1' };
const onSubmit = vi.fn(async () => undefined);
const show = (actor: OrderActor, act: OrderAct) =>
  render(
    <ActDialog
      order={order as unknown as Parameters<typeof ActDialog>[0]['order']}
      actor={actor}
      act={act}
      open
      onSubmit={onSubmit}
      onClose={vi.fn()}
    />,
  );
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

describe('what is wrong with an order', () => {
  it('is written without a network, and says that it is kept until it can be sent', async () => {
    connection.why = 'offline';
    show('buyer', 'report');
    expect(screen.getByText(/^You’re offline now, and this needs a connection. Your text/)).toBeDefined();
    expect(button('Report a problem').disabled).toBe(true);
    expect(screen.getByLabelText(/In your own words/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
    fireEvent.click(button('Close'));
    await vi.dynamicImportSettled();
    expect(kept.forget).not.toHaveBeenCalled();
  });

  it('is sent with one', async () => {
    show('buyer', 'report');
    expect(screen.queryByText(/needs a connection/)).toBeNull();
    expect(button('Report a problem').disabled).toBe(false);
    fireEvent.click(button('Cancel'));
    await vi.waitFor(() => expect(kept.forget).toHaveBeenCalled());
  });
});

it('a code is not said to be kept', () => {
  connection.why = 'offline';
  show('seller', 'handOver');
  expect(screen.getByText('You’re offline now, and this needs a connection.')).toBeDefined();
});

it('a split says what the seller has of it', async () => {
  show('admin', 'split');
  expect(screen.getByText('Less than the $70 they paid')).toBeDefined();
  fireEvent.change(screen.getByLabelText(/Refund to the buyer/), { target: { value: '15.5' } });
  expect(await screen.findByText('The seller gets $54.50 of the $70 paid, less the fee')).toBeDefined();
});

it('leads back to the field that was refused, and to the button where no field was', async () => {
  show('seller', 'handOver');
  const code = screen.getByLabelText(/Pick-up code/);
  fireEvent.change(code, { target: { value: '111111' } });
  onSubmit.mockRejectedValueOnce(
    new AppError('invalid-argument', 'No.', { fields: { code: 'Four more tries' } }),
  );
  fireEvent.click(button('Confirm handover'));
  await screen.findByText('Four more tries');
  await waitFor(() => expect(document.activeElement).toBe(code));
  onSubmit.mockRejectedValueOnce(new AppError('unavailable', 'Try again.'));
  fireEvent.change(code, { target: { value: '222222' } });
  fireEvent.click(button('Confirm handover'));
  await screen.findByText('Try again.');
  await waitFor(() => expect(document.activeElement).toBe(button('Confirm handover')));
});

it('takes the code as it is shown, in two halves, and sends its digits', async () => {
  show('seller', 'handOver');
  fireEvent.change(screen.getByLabelText(/Pick-up code/), { target: { value: ' 123 456 ' } });
  fireEvent.click(button('Confirm handover'));
  await waitFor(() => expect(onSubmit).toHaveBeenLastCalledWith({ code: '123456' }));
});

describe('an admin who splits a payment', () => {
  it('reads at the field that no more goes back than was paid, before anything is sent', async () => {
    show('admin', 'split');
    const split = (back: string) => {
      fireEvent.change(screen.getByLabelText(/Refund to the buyer/), { target: { value: back } });
      fireEvent.change(screen.getByLabelText(/In your own words/), { target: { value: 'Half and half.' } });
      fireEvent.click(button('Split payment'));
    };
    onSubmit.mockClear();
    split('70');
    await waitFor(() =>
      expect(screen.getByLabelText(/Refund to the buyer/).getAttribute('aria-invalid')).toBe('true'),
    );
    expect(document.body.textContent).toContain('Less than the $70 they paid');
    expect(onSubmit).not.toHaveBeenCalled();
    split('69.99');
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
  });
});
