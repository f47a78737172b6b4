// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SIGNED_OUT, type SignedInUser, setCurrentUser } from '@/lib/account/current-user.ts';
import type { AttachedPicture } from '@/lib/pictures/attached-picture.ts';
import { autosavedFormsOf, autosaveForm, forgetForm } from '@/lib/saved/form-autosave/form-autosave.ts';
import { deleteFormAutosaveDb } from '@/lib/saved/form-autosave/form-autosave-db.ts';
import { photoMark } from '../sent-in-tabs.ts';
import { Composer } from './composer.tsx';
// The composer loads it late, which a loaded machine takes its time for.
import './autosaved-message.tsx';

vi.mock('./attaching.ts', () => ({ AttachButton: () => null }));
const attached = vi.hoisted(() => ({ picture: undefined as AttachedPicture | undefined }));
vi.mock('./lazy-attachment.tsx', () => ({
  LazyAttachment: ({ picture }: { picture: AttachedPicture }) => {
    attached.picture = picture;
    return 'The attached photo';
  },
}));

const MESSAGE = { uid: 'bea', form: 'message:chair_bea' };
const PICTURE: AttachedPicture = {
  width: 800,
  height: 600,
  small: new Blob(['small']),
  large: new Blob(['large pixels']),
};

beforeEach(async () => {
  await deleteFormAutosaveDb();
  globalThis.indexedDB = new IDBFactory();
  sessionStorage.clear();
  setCurrentUser({ status: 'signedIn', uid: 'bea' } as SignedInUser);
});
afterEach(() => {
  cleanup();
  setCurrentUser(SIGNED_OUT);
});

const field = () => screen.getByLabelText<HTMLTextAreaElement>('Message');
const open = () => render(<Composer conversationId="chair_bea" side="buyer" onSend={async () => true} />);
/** Waits until the device, not this tab alone, keeps nothing but this. */
const isKept = (changed: object) =>
  vi.waitFor(async () =>
    expect((await autosavedFormsOf('bea')).map((kept) => kept.changed)).toEqual([changed]),
  );

/** Another tab that took over what this one keeps, changes it and sends it, and what it sends with it. */
async function otherTabSends(sent: { text?: string; picture?: string | undefined }) {
  await autosaveForm(MESSAGE, 'your message', { text: 'Something else', ...sent });
  await forgetForm(MESSAGE);
  const other = new BroadcastChannel('thriftline-sent-messages');
  other.postMessage({ conversationId: 'chair_bea', ...sent });
  return () => other.close();
}

it('keeps what stays in the field once another tab sent a changed copy of it', async () => {
  open();
  fireEvent.change(field(), { target: { value: 'Is it still there?' } });
  await isKept({ text: 'Is it still there?' });
  const end = await otherTabSends({ text: 'Is it still there? I can come today.' });
  expect(field().value).toBe('Is it still there?');
  await isKept({ text: 'Is it still there?' });
  end();
});

it('keeps a message that is on its way until the device has it among what it sends', async () => {
  let onSending = () => {};
  const send = vi.fn((_text: string, _picture: unknown, begin: () => void) => {
    onSending = begin;
    return new Promise<boolean>(() => {});
  });
  render(<Composer conversationId="chair_bea" side="buyer" onSend={send} />);
  fireEvent.change(field(), { target: { value: 'Is it still there?' } });
  await isKept({ text: 'Is it still there?' });
  fireEvent.click(screen.getByText('Send'));
  expect(field().value).toBe('');
  window.dispatchEvent(new Event('pagehide'));
  await new Promise((resolve) => setTimeout(resolve, 50));
  await isKept({ text: 'Is it still there?' });
  act(onSending);
  await vi.waitFor(async () => expect(await autosavedFormsOf('bea')).toEqual([]));
});

it('keeps it before the other tab knows whether its copy is taken', async () => {
  open();
  fireEvent.change(field(), { target: { value: 'Is it still there?' } });
  await isKept({ text: 'Is it still there?' });
  const end = await otherTabSends({});
  await isKept({ text: 'Is it still there?' });
  end();
});

it('lets go of the photo that another tab restored and sent, and keeps the text that was not sent', async () => {
  await autosaveForm(MESSAGE, 'your message', { text: 'Like this one?', picture: PICTURE });
  open();
  await screen.findByText('The attached photo');
  const end = await otherTabSends({ text: '', picture: attached.picture && photoMark(attached.picture) });
  await isKept({ text: 'Like this one?' });
  expect(screen.queryByText('The attached photo')).toBeNull();
  end();
});

it('keeps the photo that another tab did not send', async () => {
  await autosaveForm(MESSAGE, 'your message', { text: 'Like this one?', picture: PICTURE });
  open();
  await screen.findByText('The attached photo');
  const end = await otherTabSends({ text: 'Like this one?' });
  await isKept({ picture: expect.objectContaining({ width: 800 }) });
  expect(field().value).toBe('');
  end();
});
