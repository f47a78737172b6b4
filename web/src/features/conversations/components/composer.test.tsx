// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import 'fake-indexeddb/auto';
import type { ComponentProps } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { type CurrentUser, SIGNED_OUT, setCurrentUser } from '@/lib/account/current-user.ts';
import { autosaveForm, readKeptForm } from '@/lib/saved/form-autosave/form-autosave.ts';
import { Composer } from './composer.tsx';

vi.mock('./autosaved-message.tsx', () => ({ AutosavedMessage: () => null }));
vi.mock('./attaching.ts', () => ({ AttachButton: () => null }));
vi.mock('@/components/form/autosave/early-values.tsx', () => ({ EarlyValues: () => null }));

afterEach(cleanup);

const field = () => screen.getByLabelText<HTMLTextAreaElement>('Message');
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const open = (onSend: ComponentProps<typeof Composer>['onSend'] = async () => true) =>
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
  const answers = [false, true];
  open(async (_text, _picture, onSending) => {
    onSending();
    return answers.shift() ?? true;
  });
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
  await vi.waitFor(() =>
    expect(onSend).toHaveBeenCalledExactlyOnceWith('Could you ship it?', undefined, expect.any(Function)),
  );
  expect(field().value).toBe('');
});

it('sends a quick reply once, however often it is tapped while it is on its way', async () => {
  let arrive: (isSent: boolean) => void = () => undefined;
  const onSend = vi.fn(() => new Promise<boolean>((resolve) => (arrive = resolve)));
  open(onSend);
  const reply = screen.getByRole('button', { name: 'Could you ship it?' });
  fireEvent.click(reply);
  fireEvent.click(reply);
  expect(onSend).toHaveBeenCalledOnce();
  arrive(true);
  await heardByAll();
  fireEvent.click(reply);
  expect(onSend).toHaveBeenCalledTimes(2);
});

it('keeps a message that is refused after its conversation was left', async () => {
  setCurrentUser({ ...SIGNED_OUT, status: 'signedIn', uid: 'bea' } as unknown as CurrentUser);
  let refuse: (isSent: boolean) => void = () => undefined;
  const { unmount } = open(() => new Promise<boolean>((resolve) => (refuse = resolve)));
  type('Is it still there?');
  fireEvent.click(screen.getByText('Send'));
  unmount();
  refuse(false);
  const kept = () => readKeptForm({ uid: 'bea', form: 'message:chair_bea' });
  await vi.waitFor(async () => expect((await kept()).changed).toEqual({ text: 'Is it still there?' }));
});

it('lets go of a message that is sent after its conversation was left, also where that was opened again', async () => {
  setCurrentUser({ ...SIGNED_OUT, status: 'signedIn', uid: 'bea' } as unknown as CurrentUser);
  let goOn = async () => undefined as unknown;
  const { unmount } = open(
    (_text, _picture, onSending) =>
      new Promise((resolve) => {
        goOn = async () => {
          onSending();
          resolve(true);
        };
      }),
  );
  type('Is it still there?');
  fireEvent.click(screen.getByText('Send'));
  unmount();
  const form = { uid: 'bea', form: 'message:chair_bea' };
  await autosaveForm(form, 'your message', { text: 'Is it still there?' });
  open();
  type('Is it still there?');
  await goOn();
  await vi.waitFor(() => expect(field().value).toBe(''));
  await vi.waitFor(async () => expect((await readKeptForm(form)).changed).toBeUndefined());
});
