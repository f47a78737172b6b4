// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { Field, Form, Formik } from 'formik';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { SIGNED_OUT, type SignedInUser, setCurrentUser } from '@/lib/account/current-user.ts';
import { clearEarly, readEarly } from '@/lib/saved/form-autosave/early-form.ts';
import { autosaveForm, forgetForm, readForm } from '@/lib/saved/form-autosave/form-autosave.ts';
import { deleteFormAutosaveDb } from '@/lib/saved/form-autosave/form-autosave-db.ts';
import { EarlyForm } from './early-form.tsx';

const REVIEW = { uid: 'bea', form: 'review:o1' };
const signIn = (uid: string) => setCurrentUser({ status: 'signedIn', uid } as SignedInUser);
const open = () =>
  render(
    <Formik initialValues={{ text: '', password: '' }} onSubmit={() => {}}>
      <Form>
        <Field name="text" aria-label="Text" />
        <Field name="password" aria-label="Password" />
        <EarlyForm what="your review" form={REVIEW.form} over={{ current: false }} />
      </Form>
    </Formik>,
  );
const type = (name: string, value: string) =>
  fireEvent.change(screen.getByLabelText(name), { target: { value } });

beforeEach(async () => {
  await deleteFormAutosaveDb();
  globalThis.indexedDB = new IDBFactory();
  sessionStorage.clear();
  signIn('bea');
});
afterEach(() => {
  cleanup();
  setCurrentUser(SIGNED_OUT);
});

it('keeps what was typed and left before what keeps the form was there, over what was kept earlier, and no password', async () => {
  await autosaveForm(REVIEW, 'your review', { text: 'A chair', stars: '4' });
  open();
  type('Text', 'A fine chair');
  type('Password', 'hunter22');
  window.dispatchEvent(new Event('pagehide'));
  expect(await readForm(REVIEW)).toEqual({ text: 'A fine chair', stars: '4' });
  expect(await readForm({ ...REVIEW, uid: 'bob' })).toBeUndefined();
  // On the device it takes the place of what the tab has.
  await autosaveForm(REVIEW, 'your review', { text: 'A fine chair' });
  expect(readEarly('bea', REVIEW.form)).toBeUndefined();
});

it('keeps nothing of what was wiped out, or sent, nor for who signs out', async () => {
  const { unmount } = open();
  type('Text', 'A fine chair');
  window.dispatchEvent(new Event('pagehide'));
  type('Text', '');
  unmount();
  expect(await readForm(REVIEW)).toBeUndefined();
  for (const end of [() => forgetForm(REVIEW), async () => clearEarly()]) {
    const form = open();
    type('Text', 'A fine chair');
    form.unmount();
    expect(await readForm(REVIEW)).toEqual({ text: 'A fine chair' });
    await end();
    expect(await readForm(REVIEW)).toBeUndefined();
  }
});
