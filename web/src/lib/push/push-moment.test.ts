// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { notePushAsked } from './may-ask-for-push.ts';
import { onPushMoment, tellPushMoment } from './push-moment.ts';

const here = vi.hoisted(() => ({
  standing: 'possible',
  online: true,
  uid: 'bea' as string | null,
  told: undefined as object | undefined,
}));
vi.mock('./push-standing.ts', () => ({ pushStanding: () => here.standing }));
vi.mock('./push-here.ts', () => ({ pushHere: () => here.told }));
vi.mock('../connection/connection.ts', () => ({ isOnline: () => here.online }));
vi.mock('../account/current-user.ts', () => ({ getCurrentUser: () => ({ uid: here.uid }) }));

const ask = vi.fn();
let stop = () => {};

beforeEach(() => {
  localStorage.clear();
  ask.mockReset();
  Object.assign(here, { standing: 'possible', online: true, uid: 'bea', told: undefined });
  vi.stubGlobal('navigator', { serviceWorker: { controller: {} } });
  stop = onPushMoment(ask);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('is a moment to ask, until somebody has answered, and again half a year later', async () => {
  vi.useFakeTimers();
  await tellPushMoment();
  expect(ask).toHaveBeenCalledTimes(1);
  notePushAsked();
  vi.advanceTimersByTime(179 * 86_400_000);
  await tellPushMoment();
  expect(ask).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(2 * 86_400_000);
  await tellPushMoment();
  expect(ask).toHaveBeenCalledTimes(2);
});

it.each([
  ['the shop sends none', { standing: 'notSent' }],
  ['the browser was told to show none', { standing: 'refused' }],
  ['the account is told here already', { told: {} }],
  ['there is no network', { online: false }],
  ['nobody is signed in', { uid: null }],
])('is none where %s', async (_what, change) => {
  Object.assign(here, change);
  await tellPushMoment();
  expect(ask).not.toHaveBeenCalled();
});

it('is none without a worker that would take messages', async () => {
  vi.stubGlobal('navigator', { serviceWorker: { controller: null } });
  await tellPushMoment();
  expect(ask).not.toHaveBeenCalled();
});
