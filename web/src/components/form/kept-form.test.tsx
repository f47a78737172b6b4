// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { Field, Form, Formik } from 'formik';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SIGNED_OUT, type SignedInUser, setCurrentUser } from '@/lib/current-user.ts';
import { KEPT_IN_TAB } from '@/lib/keeping-faults.ts';
import { keepForm, keptFormsOf, readForm } from '@/lib/kept-forms/kept-forms.ts';
import { deleteKeptFormsDb } from '@/lib/kept-forms/kept-forms-db.ts';
import { eventually } from '@/testing/eventually.ts';
import { useKeptForm } from './use-kept-form.tsx';

const signIn = (uid: string) => setCurrentUser({ status: 'signedIn', uid } as SignedInUser);
const REVIEW = { uid: 'bea', form: 'review:o1' };

function ReviewForm() {
  const { keeper, forget } = useKeptForm(REVIEW.form, 'your review');
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
    await import('./kept-form.tsx');
    await kept();
    await kept();
  });
  return form;
}

beforeEach(async () => {
  await deleteKeptFormsDb();
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
  await screen.findByText('What you had begun here is back.');
  expect(field('Text').value).toBe('A fine chair');
  expect(field('Password').value).toBe('');
});

it('keeps a moment after the last change, too, for a tab that is thrown away', async () => {
  await open();
  type('Text', 'A fine chair');
  await eventually(async () => expect(await kept()).toEqual({ text: 'A fine chair' }));
});

it('leaves what is typed before it is read, and fills in the rest', async () => {
  await keepForm(REVIEW, 'your review', { text: 'A fine chair', stars: '4' });
  render(<ReviewForm />);
  type('Text', 'An awful chair');
  await eventually(() => expect(field('Stars').value).toBe('4'));
  expect(field('Text').value).toBe('An awful chair');
});

it('starts over where that is asked for', async () => {
  await keepForm(REVIEW, 'your review', { text: 'A fine chair' });
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
  expect(await keptFormsOf('bea')).toEqual([]);
});

it('is nobody else’s', async () => {
  await keepForm(REVIEW, 'your review', { text: 'A fine chair' });
  signIn('bob');
  await open();
  expect(field('Text').value).toBe('');
});

it('says where there is no room, and keeps in the tab what is typed', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await keepForm(REVIEW, 'your review', { text: 'before' });
  await open();
  await screen.findByText('What you had begun here is back.');
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('Full.', 'QuotaExceededError');
  });
  type('Text', 'after');
  expect(await screen.findByText(KEPT_IN_TAB, undefined, { timeout: 3_000 })).toBeTruthy();
  expect(await kept()).toEqual({ text: 'after' });
});
