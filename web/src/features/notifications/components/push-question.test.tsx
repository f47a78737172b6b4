// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setCurrentUser } from '@/lib/account/current-user.ts';
import { STANDING_TEXTS } from '../push-texts.ts';
import { PushQuestion } from './push-question.tsx';

const switchOn = vi.hoisted(() => vi.fn());
vi.mock('@/lib/push/switch-push.ts', () => ({ switchPushOn: switchOn }));
const noteAsked = vi.hoisted(() => vi.fn());
vi.mock('@/lib/push/may-ask-for-push.ts', () => ({ notePushAsked: noteAsked }));

const close = vi.fn();
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  const who = { email: 'bea@example.com', displayName: 'Bea', photoURL: null, emailVerified: true };
  setCurrentUser({ status: 'signedIn', uid: 'bea', role: 'Buyer', userDoc: null, ...who });
  render(<PushQuestion open onClose={close} />);
});
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

it('says what comes and how often before the browser asks, which it does after a yes alone', async () => {
  expect(screen.getByRole('dialog').textContent).toContain('At most 10 a day');
  expect(switchOn).not.toHaveBeenCalled();
  switchOn.mockResolvedValue('granted');
  press('Turn on');
  await vi.waitFor(() => expect(close).toHaveBeenCalledOnce());
  expect(switchOn).toHaveBeenCalledExactlyOnceWith('bea');
});

it('is not asked again after “Not now”', () => {
  press('Not now');
  expect(close).toHaveBeenCalledOnce();
  expect(noteAsked).toHaveBeenCalledOnce();
  expect(switchOn).not.toHaveBeenCalled();
});

it('says what to do where the browser refuses', async () => {
  switchOn.mockResolvedValue('denied');
  press('Turn on');
  expect(await screen.findByText(STANDING_TEXTS.refused)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Turn on' })).toBeNull();
  press('Close');
  expect(close).toHaveBeenCalledOnce();
});
