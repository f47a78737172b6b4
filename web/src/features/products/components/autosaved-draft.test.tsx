// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Field, Form, Formik } from 'formik';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { saveDraft } from '@/outbox/drafts.ts';
import { AutosavedDraft } from './autosaved-draft.tsx';

vi.mock('@/outbox/drafts.ts', () => ({ saveDraft: vi.fn() }));

const onKept = vi.fn();
let isSent = false;
const sent = () => isSent;

const form = () =>
  render(
    <Formik initialValues={{ productname: '' }} onSubmit={() => undefined}>
      <Form>
        <Field name="productname" aria-label="Product name" />
        <AutosavedDraft draft={{ id: 'd1', uid: 'u1' }} sent={sent} onKept={onKept} />
      </Form>
    </Formik>,
  );
const type = (value: string) =>
  fireEvent.change(screen.getByLabelText('Product name'), { target: { value } });
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetAllMocks();
  vi.mocked(saveDraft).mockResolvedValue();
  isSent = false;
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('keeps the form once it is quiet, and says so', async () => {
  form();
  await wait(5_000);
  expect(saveDraft).not.toHaveBeenCalled();
  type('Oak');
  await wait(1_000);
  type('Oak chair');
  await wait(1_000);
  expect(saveDraft).not.toHaveBeenCalled();
  await wait(1_000);
  expect(saveDraft).toHaveBeenCalledExactlyOnceWith({
    id: 'd1',
    uid: 'u1',
    values: { productname: 'Oak chair' },
  });
  expect(onKept).toHaveBeenCalledOnce();
  expect(screen.getByText('Kept on this device as a draft')).toBeTruthy();
  await wait(5_000);
  expect(saveDraft).toHaveBeenCalledOnce();
});

it('keeps what was typed last when the page is left, and leads nobody back to it', async () => {
  const { unmount } = form();
  type('Oak chair');
  unmount();
  await wait(0);
  expect(saveDraft).toHaveBeenCalledOnce();
  expect(onKept).not.toHaveBeenCalled();
});

it('keeps nothing of a product that is on its way', async () => {
  const { unmount } = form();
  type('Oak chair');
  isSent = true;
  await wait(5_000);
  unmount();
  expect(saveDraft).not.toHaveBeenCalled();
});
