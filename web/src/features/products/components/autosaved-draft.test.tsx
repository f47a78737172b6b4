// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Field, Form, Formik } from 'formik';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { KEPT_IN_TAB } from '@/lib/keeping-faults.ts';
import { readEarly } from '@/lib/kept-forms/early-form.ts';
import { saveDraftAsItFits } from '@/outbox/drafts.ts';
import { NEW_PRODUCT, WITHOUT_PHOTOS } from '../draft-in-tab.ts';
import { AutosavedDraft } from './autosaved-draft.tsx';

vi.mock('@/outbox/drafts.ts', () => ({ saveDraftAsItFits: vi.fn() }));

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
  vi.mocked(saveDraftAsItFits).mockResolvedValue('whole');
  isSent = false;
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('keeps the form once it is quiet, and says so', async () => {
  form();
  await wait(5_000);
  expect(saveDraftAsItFits).not.toHaveBeenCalled();
  type('Oak');
  await wait(1_000);
  type('Oak chair');
  await wait(1_000);
  expect(saveDraftAsItFits).not.toHaveBeenCalled();
  await wait(1_000);
  expect(saveDraftAsItFits).toHaveBeenCalledExactlyOnceWith({
    id: 'd1',
    uid: 'u1',
    values: { productname: 'Oak chair' },
  });
  expect(onKept).toHaveBeenCalledOnce();
  expect(screen.getByText('Kept on this device as a draft')).toBeTruthy();
  await wait(5_000);
  expect(saveDraftAsItFits).toHaveBeenCalledOnce();
});

it('keeps what was typed last when the page is left, and leads nobody back to it', async () => {
  const { unmount } = form();
  type('Oak chair');
  unmount();
  await wait(0);
  expect(saveDraftAsItFits).toHaveBeenCalledOnce();
  expect(onKept).not.toHaveBeenCalled();
});

it('says where there is room for no photos, and where for nothing but this tab', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.mocked(saveDraftAsItFits).mockResolvedValueOnce('texts');
  form();
  type('Oak chair');
  await wait(2_000);
  expect(screen.getByText(WITHOUT_PHOTOS)).toBeTruthy();
  vi.mocked(saveDraftAsItFits).mockRejectedValueOnce(new DOMException('Full.', 'QuotaExceededError'));
  type('Oak chairs');
  await wait(2_000);
  expect(screen.getByText(KEPT_IN_TAB)).toBeTruthy();
  expect(readEarly('u1', NEW_PRODUCT)).toEqual({ productname: 'Oak chairs' });
  type('Two oak chairs');
  await wait(2_000);
  expect(screen.getByText('Kept on this device as a draft')).toBeTruthy();
  expect(readEarly('u1', NEW_PRODUCT)).toBeUndefined();
});

it('keeps in the tab what the device takes its time to keep, until it is there', async () => {
  let answer = (_how: 'whole') => {};
  vi.mocked(saveDraftAsItFits).mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  form();
  type('Oak chair');
  await wait(2_000);
  expect(readEarly('u1', NEW_PRODUCT)).toBeUndefined();
  await wait(2_000);
  expect(readEarly('u1', NEW_PRODUCT)).toEqual({ productname: 'Oak chair' });
  answer('whole');
  await wait(0);
  expect(readEarly('u1', NEW_PRODUCT)).toBeUndefined();
});

it('keeps nothing of a product that is on its way', async () => {
  const { unmount } = form();
  type('Oak chair');
  isSent = true;
  await wait(5_000);
  unmount();
  expect(saveDraftAsItFits).not.toHaveBeenCalled();
});
