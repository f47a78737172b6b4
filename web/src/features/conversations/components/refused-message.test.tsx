// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { aMutation } from '@/outbox/testing/a-mutation.ts';
import { RefusedMessage } from './refused-message.tsx';

const noteDone = vi.hoisted(() => vi.fn(async () => true));
vi.mock('@/outbox/journal/journal.ts', () => ({ noteDone }));
vi.mock('@/hooks/use-notify.ts', () => ({ useNotify: () => ({ error: vi.fn() }) }));

afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

const refused = aMutation({ kind: 'write', state: 'refused', text: 'I come on Friday.', fault: 'No.' });

it('a refused message disappears only after it has been sent again', async () => {
  let settle: ((isSent: boolean) => void) | undefined;
  const send = vi.fn(() => new Promise<boolean>((resolve) => (settle = resolve)));
  render(<RefusedMessage mutation={refused} onSendAgain={send} />);
  await userEvent.setup().click(screen.getByRole('button', { name: 'Send again' }));
  expect(send).toHaveBeenCalledExactlyOnceWith('I come on Friday.', undefined);
  expect(noteDone).not.toHaveBeenCalled();
  settle?.(true);
  await waitFor(() => expect(noteDone).toHaveBeenCalledExactlyOnceWith(refused));
});

it('a refused message is kept when sending it again fails', async () => {
  render(<RefusedMessage mutation={refused} onSendAgain={async () => false} />);
  const again = screen.getByRole('button', { name: 'Send again' });
  await userEvent.setup().click(again);
  await waitFor(() => expect((again as HTMLButtonElement).disabled).toBe(false));
  expect(noteDone).not.toHaveBeenCalled();
});
