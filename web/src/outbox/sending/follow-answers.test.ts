// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setServerSilent } from '@/lib/connection/connection.ts';
import { noteAnswer } from '@/lib/connection/last-answer.ts';
import { aDocument, listenerTo, resetListeners } from '@/testing/fake-firestore.ts';
import { followAnswers } from './follow-answers.ts';

vi.mock('firebase/firestore', () => import('@/testing/fake-firestore.ts'));
vi.mock('@/lib/firebase/firestore.ts', () => ({ firestore: {} }));
vi.mock('@/lib/connection/last-answer.ts', () => ({ noteAnswer: vi.fn() }));

const account = () => listenerTo('users/u1');
const noted = () => vi.mocked(noteAnswer).mock.calls.length;

beforeEach(() => {
  resetListeners();
  vi.mocked(noteAnswer).mockReset();
});
afterEach(() => setServerSilent('firestore', false));

it('notes what the server says, and that it was heard to the last when the page or the line goes', () => {
  const stop = followAnswers('u1');
  account().next(aDocument('u1', {}, { fromCache: true }));
  window.dispatchEvent(new Event('pagehide'));
  expect(noted()).toBe(0);
  account().next(aDocument('u1', {}));
  expect(noteAnswer).toHaveBeenCalledExactlyOnceWith('u1');
  window.dispatchEvent(new Event('pagehide'));
  expect(noted()).toBe(2);
  setServerSilent('firestore', true);
  expect(noted()).toBe(3);
  // Silent: nothing more was heard.
  window.dispatchEvent(new Event('pagehide'));
  expect(noted()).toBe(3);
  stop();
  expect(() => account()).toThrow();
});

it('hears nothing of an account that may not be read any more', () => {
  const stop = followAnswers('u1');
  account().next(aDocument('u1', {}));
  account().error(new Error('denied'));
  window.dispatchEvent(new Event('pagehide'));
  expect(noted()).toBe(1);
  stop();
});
