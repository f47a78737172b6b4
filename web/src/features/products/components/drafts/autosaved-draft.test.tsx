// @vitest-environment happy-dom

import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { inEnglish } from '@thriftline/domain/base/texts/words';
import { Field, Form, Formik } from 'formik';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loseStore } from '@/lib/device/site-data/lose-store.ts';
import { KEPT_IN_TAB } from '@/lib/device/why-not-kept.ts';
import { saveDraftAsItFits } from '@/outbox/drafts/drafts.ts';
import { forgetDraftInTab, readDraftInTab, withoutPhotos } from '../../draft-in-tab.ts';
import { AutosavedDraft } from './autosaved-draft.tsx';

vi.mock('@/outbox/drafts/drafts.ts', () => ({ saveDraftAsItFits: vi.fn() }));

const onKept = vi.fn();
let isSent = false;
let isLost = false;
const sent = () => isSent;

const form = () =>
  render(
    <Formik initialValues={{ productname: '' }} onSubmit={() => undefined}>
      <Form>
        <Field name="productname" aria-label="Product name" />
        <AutosavedDraft draft={{ id: 'd1', uid: 'u1' }} isLost={isLost} sent={sent} onKept={onKept} />
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
  isLost = false;
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
  expect(screen.getByText('Saved on this device as a draft')).toBeTruthy();
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

it('keeps what was typed last when the page is hidden: a phone may end it without another word', async () => {
  form();
  type('Oak chair');
  const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  await wait(0);
  expect(saveDraftAsItFits).toHaveBeenCalledOnce();
  hidden.mockRestore();
});

it('says where there is room for no photos, and where for nothing but this tab', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.mocked(saveDraftAsItFits).mockResolvedValueOnce('texts');
  form();
  type('Oak chair');
  await wait(2_000);
  expect(screen.getByText(withoutPhotos())).toBeTruthy();
  vi.mocked(saveDraftAsItFits).mockRejectedValueOnce(new DOMException('Full.', 'QuotaExceededError'));
  type('Oak chairs');
  await wait(2_000);
  expect(screen.getByText(inEnglish(KEPT_IN_TAB))).toBeTruthy();
  expect(readDraftInTab('u1', undefined)).toEqual({ productname: 'Oak chairs' });
  type('Two oak chairs');
  await wait(2_000);
  expect(screen.getByText('Saved on this device as a draft')).toBeTruthy();
  expect(readDraftInTab('u1', undefined)).toBeUndefined();
});

it('keeps in the tab what the device takes its time to keep, until it is there', async () => {
  let answer = (_how: 'whole') => {};
  vi.mocked(saveDraftAsItFits).mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  form();
  type('Oak chair');
  await wait(2_000);
  expect(readDraftInTab('u1', undefined)).toBeUndefined();
  await wait(2_000);
  expect(readDraftInTab('u1', undefined)).toEqual({ productname: 'Oak chair' });
  answer('whole');
  await wait(0);
  expect(readDraftInTab('u1', undefined)).toBeUndefined();
});

it('keeps nothing of a product that is on its way', async () => {
  const { unmount } = form();
  type('Oak chair');
  isSent = true;
  await wait(5_000);
  unmount();
  expect(saveDraftAsItFits).not.toHaveBeenCalled();
});

it('keeps what came back of a lost draft, although nobody changed it', async () => {
  isLost = true;
  form();
  await wait(2_000);
  expect(saveDraftAsItFits).toHaveBeenCalledOnce();
});

it('has what the draft says come back where the browser deleted it, and not otherwise', async () => {
  form();
  type('Oak chair');
  await wait(2_000);
  expect(readDraftInTab('u1', 'd1')).toBeUndefined();
  await act(async () => loseStore('cleared', 'mark'));
  // Once more, into the databases that come after.
  expect(saveDraftAsItFits).toHaveBeenCalledTimes(2);
  expect(readDraftInTab('u1', 'd1')).toEqual({ productname: 'Oak chair' });
  forgetDraftInTab('u1', 'd1');
  expect(readDraftInTab('u1', 'd1')).toBeUndefined();
});
