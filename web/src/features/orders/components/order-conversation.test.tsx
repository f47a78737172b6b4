// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { anOrder } from '@thriftline/domain/testing/builders';
import { afterEach, expect, it, vi } from 'vitest';
import { OrderConversation } from './order-conversation.tsx';

const given = vi.hoisted<{ messages: unknown[] }>(() => ({ messages: [] }));
vi.mock('@/hooks/buttons/use-needs-network.ts', () => ({ useNeedsNetwork: () => ({ disabled: false }) }));
vi.mock('../api/read-order-conversation.ts', () => ({ readOrderConversation: async () => given.messages }));

afterEach(cleanup);

const order = { ...anOrder({ state: 'escalated', history: [] }), _id: 'pi_1' };
function read(messages: unknown[]) {
  given.messages = messages;
  render(<OrderConversation order={order as unknown as Parameters<typeof OrderConversation>[0]['order']} />);
  fireEvent.click(screen.getByRole('button', { name: 'Read their conversation' }));
}

it('leads whoever asked for the conversation to it, where keys scroll it', async () => {
  read([{ by: 'buyer', text: 'Look at the leg', at: 0, hasPicture: false }]);
  const list = await screen.findByRole('list', { name: 'Their conversation' });
  await waitFor(() => expect(document.activeElement).toBe(list));
  expect(list.tabIndex).toBe(0);
  cleanup();
  read([]);
  const none = await screen.findByText('They haven’t messaged each other.');
  await waitFor(() => expect(document.activeElement).toBe(none));
});
