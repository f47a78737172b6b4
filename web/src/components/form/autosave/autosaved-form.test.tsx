// @vitest-environment happy-dom

import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { inEnglish } from '@thriftline/domain/base/texts/words';
import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { Field, Form, Formik } from 'formik';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SIGNED_OUT, type SignedInUser, setCurrentUser } from '@/lib/account/current-user.ts';
import { KEPT_IN_TAB } from '@/lib/device/why-not-kept.ts';
import { listInTab } from '@/lib/saved/form-autosave/early-form.ts';
import { autosavedFormsOf, autosaveForm, readForm } from '@/lib/saved/form-autosave/form-autosave.ts';
import { deleteFormAutosaveDb } from '@/lib/saved/form-autosave/form-autosave-db.ts';
import { eventually } from '@/testing/eventually.ts';
import { EarlyValues } from './early-values.tsx';
import { useFormAutosave } from './use-form-autosave.tsx';

const signIn = (uid: string) => setCurrentUser({ status: 'signedIn', uid } as SignedInUser);
const REVIEW = { uid: 'bea', form: 'review:o1' };

function ReviewForm() {
  const { keeper, forget } = useFormAutosave(REVIEW.form, 'your review');
  return (
    <Formik initialValues={{ text: '', stars: '', password: '' }} onSubmit={forget}>
      <Form>
        <Field name="text" aria-label="Text" />
        <Field name="stars" aria-label="Stars" />
        <Field name="password" aria-label="Password" />
        {keeper}
        <button type="submit">Send</button>
      </Form>
    </Formik>
  );
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const kept = () => readForm(REVIEW);
/** Opens the form, and waits until it is ready to keep. */
async function open() {
  const form = render(<ReviewForm />);
  await act(async () => {
    await import('./autosaved-form.tsx');
    await kept();
    await kept();
  });
  return form;
}

beforeEach(async () => {
  await deleteFormAutosaveDb();
  globalThis.indexedDB = new IDBFactory();
  localStorage.clear();
  sessionStorage.clear();
  signIn('bea');
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  setCurrentUser(SIGNED_OUT);
});

it('gives back what was typed before the page was left, but no password', async () => {
  const { unmount } = await open();
  type('Text', 'A fine chair');
  type('Password', 'hunter22');
  unmount();
  await eventually(async () => expect(await kept()).toEqual({ text: 'A fine chair' }));

  await open();
  await screen.findByText('We restored what you typed here.');
  expect(field('Text').value).toBe('A fine chair');
  expect(field('Password').value).toBe('');
});

it('keeps a moment after the last change, too, for a tab that is thrown away', async () => {
  await open();
  type('Text', 'A fine chair');
  await eventually(async () => expect(await kept()).toEqual({ text: 'A fine chair' }));
});

it('leaves what is typed before it is read, and fills in the rest', async () => {
  await autosaveForm(REVIEW, 'your review', { text: 'A fine chair', stars: '4' });
  render(<ReviewForm />);
  type('Text', 'An awful chair');
  await eventually(() => expect(field('Stars').value).toBe('4'));
  expect(field('Text').value).toBe('An awful chair');
});

it('writes over nothing that it could not read', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await autosaveForm(REVIEW, 'your review', { text: 'A fine chair', stars: '4' });
  const get = vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(() => {
    throw new DOMException('Internal error', 'UnknownError');
  });
  const { unmount } = await open();
  type('Text', 'An awful chair');
  await screen.findByText(inEnglish(KEPT_IN_TAB));
  unmount();
  get.mockRestore();
  expect(await kept()).toEqual({ text: 'An awful chair', stars: '4' });
  expect((await autosavedFormsOf('bea'))[0]?.changed).toEqual({ text: 'A fine chair', stars: '4' });
});

it('is named to whoever signs out, though it was left before what keeps it was there', () => {
  const { unmount } = render(
    <EarlyValues form="review:o2" what="your review" values={{ text: 'A' }} initialValues={{ text: '' }} />,
  );
  unmount();
  expect([...listInTab('bea')]).toEqual([['review:o2', 'your review']]);
});

it('starts over where that is asked for', async () => {
  await autosaveForm(REVIEW, 'your review', { text: 'A fine chair' });
  await open();
  fireEvent.click(await screen.findByRole('button', { name: 'Start over' }));
  expect(field('Text').value).toBe('');
  await eventually(async () => expect(await kept()).toBeUndefined());
});

it('forgets what was sent, and does not keep it again on the way out', async () => {
  const { unmount } = await open();
  type('Text', 'A fine chair');
  await eventually(async () => expect(await kept()).toBeDefined());
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  await eventually(async () => expect(await kept()).toBeUndefined());
  type('Text', 'A fine chair!');
  unmount();
  await new Promise((resolve) => setTimeout(resolve));
  expect(await autosavedFormsOf('bea')).toEqual([]);
});

it('is nobody else’s', async () => {
  await autosaveForm(REVIEW, 'your review', { text: 'A fine chair' });
  signIn('bob');
  await open();
  expect(field('Text').value).toBe('');
});

it('says where there is no room, and keeps in the tab what is typed', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await autosaveForm(REVIEW, 'your review', { text: 'before' });
  await open();
  await screen.findByText('We restored what you typed here.');
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('Full.', 'QuotaExceededError');
  });
  type('Text', 'after');
  expect(await screen.findByText(inEnglish(KEPT_IN_TAB))).toBeTruthy();
  expect(await kept()).toEqual({ text: 'after' });
});
