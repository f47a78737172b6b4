// @vitest-environment happy-dom
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { AppError } from '@thriftline/domain/base/errors';
import { afterEach, expect, it, vi } from 'vitest';
import { addToast } from '@/lib/notices/toasts.ts';
import { useFault } from './use-fault.ts';

vi.mock('@/lib/notices/toasts.ts', () => ({ addToast: vi.fn() }));
afterEach(cleanup);

const refused = () => Promise.reject(new AppError('conflict', 'Limit reached'));

it('keeps what went wrong, in words, for the form to say', async () => {
  const { result } = renderHook(() => useFault());
  await result.current.attempt(refused);
  await waitFor(() => expect(result.current.fault).toBe('Limit reached'));
  expect(addToast).not.toHaveBeenCalled();
});

it('says it in a toast where the form is gone by then', async () => {
  const { result, unmount } = renderHook(() => useFault(), { reactStrictMode: true });
  let refuse: (error: Error) => void = () => undefined;
  const tried = result.current.attempt(
    () =>
      new Promise((_resolve, reject) => {
        refuse = reject;
      }),
  );
  unmount();
  refuse(new AppError('conflict', 'Limit reached'));
  await tried;
  expect(addToast).toHaveBeenCalledExactlyOnceWith({ message: 'Limit reached', variant: 'error' });
});
