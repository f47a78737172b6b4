// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Composer } from './composer.tsx';

vi.mock('./autosaved-message.tsx', () => ({ AutosavedMessage: () => null }));
vi.mock('./attaching.ts', () => ({ AttachButton: () => null }));
vi.mock('@/components/form/early-values.tsx', () => ({ EarlyValues: () => null }));

afterEach(cleanup);

const field = () => screen.getByLabelText<HTMLTextAreaElement>('Message');
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const open = (onSend = async () => true) =>
  render(<Composer conversationId="chair_bea" side="buyer" onSend={onSend} />);

/** A moment in which every tab has heard what was said. */
const heardByAll = () => new Promise((resolve) => setTimeout(resolve, 50));

/** What another tab hears and says. */
const otherTab = () => new BroadcastChannel('thriftline-sent-messages');

it('clears what another tab has sent, and nothing else', async () => {
  open();
  const other = otherTab();
  type('Is it still there?');
  other.postMessage({ conversationId: 'lamp_bea', text: 'Is it still there?' });
  other.postMessage({ conversationId: 'chair_bea', text: 'Is it' });
  await heardByAll();
  expect(field().value).toBe('Is it still there?');
  other.postMessage({ conversationId: 'chair_bea', text: 'Is it still there?' });
  await vi.waitFor(() => expect(field().value).toBe(''));
  other.close();
});

it('tells other tabs what was sent, once it was taken', async () => {
  const taken = vi.fn<() => Promise<boolean>>().mockResolvedValueOnce(false).mockResolvedValueOnce(true);
  open(taken);
  const other = otherTab();
  const heard = vi.fn();
  other.onmessage = ({ data }) => heard(data);
  type('Is it still there?');
  fireEvent.click(screen.getByText('Send'));
  await vi.waitFor(() => expect(field().value).toBe('Is it still there?'));
  await heardByAll();
  // That the copy that both keep goes, and no more.
  expect(heard.mock.calls).toEqual([[{ conversationId: 'chair_bea' }]]);
  fireEvent.click(screen.getByText('Send'));
  await vi.waitFor(() =>
    expect(heard).toHaveBeenCalledWith({
      conversationId: 'chair_bea',
      text: 'Is it still there?',
      picture: undefined,
    }),
  );
  other.close();
});

it('sends a quick reply with one tap, and does not send it in the place of what was begun', async () => {
  const onSend = vi.fn(async () => true);
  open(onSend);
  const reply = screen.getByRole('button', { name: 'Could you ship it?' });
  type('Is it');
  fireEvent.click(reply);
  expect(field().value).toBe('Could you ship it?');
  expect(onSend).not.toHaveBeenCalled();
  type('');
  fireEvent.click(reply);
  await vi.waitFor(() => expect(onSend).toHaveBeenCalledExactlyOnceWith('Could you ship it?', undefined));
  expect(field().value).toBe('');
});
