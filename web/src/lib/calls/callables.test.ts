// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { setServerSilent } from '../connection/connection.ts';
import { callFunction } from './callables.ts';

vi.mock('../firebase/functions.ts', () => ({ functions: {} }));
vi.mock('@/config/servers.ts', () => ({ SERVER_ADDRESSES: { functions: 'https://functions.example/' } }));
vi.mock('../connection/server-answers.ts', () => ({
  watchAnswer: (_: object, request: Promise<unknown>) => request,
}));
vi.mock('firebase/functions', () => ({ httpsCallable: () => () => new Promise(() => {}) }));

afterEach(() => setServerSilent('functions', false));

it('says of an act that it may have been done where the connection goes, and of a look no such thing', async () => {
  const act = expect(callFunction('openPayouts', {})).rejects.toThrow('This may have worked');
  const look = expect(callFunction('readEarnings', {})).rejects.toThrow(
    /^We can’t connect right now\. Try again/,
  );
  setServerSilent('functions', true);
  await Promise.all([act, look]);
});
