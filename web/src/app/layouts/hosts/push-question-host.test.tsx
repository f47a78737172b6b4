// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PushQuestionHost } from './push-question-host.tsx';

const asked = vi.hoisted(() => ({ tell: () => {} }));
vi.mock('@/lib/push/push-moment.ts', () => ({
  onPushMoment: (ask: () => void) => {
    asked.tell = ask;
    return () => {};
  },
}));
vi.mock('@/features/notifications/components/push-question.tsx', () => ({
  PushQuestion: ({ open }: { open: boolean }) => open && <p>The question</p>,
}));

beforeEach(() => {
  vi.useFakeTimers();
  render(<PushQuestionHost />);
});
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  vi.useRealTimers();
});

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const isAsked = () => screen.queryByText('The question') !== null;

/** Puts something beside the question's place in the page. */
function put(html: string): HTMLElement {
  const part = document.createElement('div');
  part.innerHTML = html;
  document.body.append(part);
  return part;
}

it('asks once its script is there', async () => {
  asked.tell();
  await wait(0);
  expect(isAsked()).toBe(true);
});

it('waits while another dialog is open', async () => {
  const dialog = put('<div role="dialog"></div>');
  asked.tell();
  await wait(5_000);
  expect(isAsked()).toBe(false);
  dialog.remove();
  await wait(1_000);
  expect(isAsked()).toBe(true);
});

it('waits while somebody is typing, and gives up in the end', async () => {
  put('<textarea>Is it still</textarea>').querySelector('textarea')?.focus();
  asked.tell();
  await wait(61_000);
  document.body.querySelector('textarea')?.remove();
  await wait(61_000);
  expect(isAsked()).toBe(false);
});
