import { CALLABLES, type CallableName } from '@thriftline/domain/calls/callables';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as deployed from '../../index.ts';
import { MOST_SECONDS, secondsOf, withinLimit } from './time-limit.ts';

const logged = vi.hoisted(() => vi.fn());
vi.mock('firebase-functions/logger', () => ({ error: logged }));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  logged.mockReset();
});

interface Endpoint {
  callableTrigger?: object;
  timeoutSeconds: number;
}

const never = () => new Promise<never>(() => undefined);

it.each(['readSeller', 'orderAct'] as const)('answers %s once its own time is over', async (name) => {
  const answered = vi.fn();
  withinLimit(name, never()).catch(answered);
  await vi.advanceTimersByTimeAsync(secondsOf(name) * 1000 - 1);
  expect(answered).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(answered).toHaveBeenCalledWith(expect.objectContaining({ code: 'unavailable' }));
  expect(logged).toHaveBeenCalledWith(`${name} took longer than ${secondsOf(name)} s`);
});

it('says of an act that it may have been done, and of a look no such thing', async () => {
  const act = expect(withinLimit('orderAct', never())).rejects.toThrow('may have worked');
  const look = expect(withinLimit('readSeller', never())).rejects.toThrow(
    /^This is taking longer than usual\. Try again/,
  );
  await vi.advanceTimersByTimeAsync(MOST_SECONDS * 1000);
  await Promise.all([act, look]);
});

it('gives what comes in time, and what is thrown', async () => {
  await expect(withinLimit('readSeller', Promise.resolve(1))).resolves.toBe(1);
  await expect(withinLimit('readSeller', Promise.reject(new Error('No')))).rejects.toThrow('No');
  expect(vi.getTimerCount()).toBe(0);
  expect(logged).not.toHaveBeenCalled();
});

it('logs what fails after it was answered', async () => {
  const error = new Error('Late');
  const seconds = secondsOf('readSeller') + 1;
  const work = new Promise<never>((_resolve, reject) => setTimeout(() => reject(error), seconds * 1000));
  withinLimit('readSeller', work).catch(() => undefined);
  await vi.advanceTimersByTimeAsync(seconds * 1000);
  expect(logged).toHaveBeenCalledWith('readSeller failed after that', error);
});

it('answers before the function is cut off', () => {
  const names = Object.keys(CALLABLES) as CallableName[];
  expect(Math.max(...names.map(secondsOf))).toBe(MOST_SECONDS);
  const timeouts = Object.values(deployed)
    .map((served) => (served as unknown as { __endpoint: Endpoint }).__endpoint)
    .filter(({ callableTrigger }) => callableTrigger !== undefined)
    .map(({ timeoutSeconds }) => timeoutSeconds);
  expect(timeouts.length).toBeGreaterThan(5);
  expect(Math.min(...timeouts)).toBeGreaterThan(MOST_SECONDS);
});
