import { AppError } from '@thriftline/domain/base/errors';
import type { User } from 'firebase/auth';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { callFunction } from '@/lib/calls/callables.ts';
import { addToast } from '@/lib/notices/toasts.ts';
import { finishRegistration } from './finish-registration.ts';

vi.mock('@/lib/calls/callables.ts', () => ({ callFunction: vi.fn() }));
vi.mock('@/lib/notices/toasts.ts', () => ({ addToast: vi.fn() }));
vi.mock('./pending-registration.ts', () => ({
  pendingRegistration: () => ({ name: 'Ada Boss', email: 'ada@example.com', role: 'Seller' }),
  clearPendingRegistration: vi.fn(),
}));

const refused = new AppError('invalid-argument', 'Check name.', {
  fields: { name: 'An admin has it' },
});

function aUser() {
  const uid = crypto.randomUUID();
  const known = { uid, email: 'ada@example.com', displayName: null, getIdToken: vi.fn(async () => 'token') };
  return known as unknown as User;
}

describe('finishRegistration', () => {
  beforeEach(() => vi.resetAllMocks());

  it('registers under a neutral name, and says so, when the server refuses the one that was chosen', async () => {
    const user = aUser();
    vi.mocked(callFunction).mockRejectedValueOnce(refused);
    await finishRegistration(user);
    expect(callFunction).toHaveBeenNthCalledWith(1, 'registerUser', { name: 'Ada Boss', role: 'Seller' });
    expect(callFunction).toHaveBeenLastCalledWith('registerUser', { name: 'Somebody', role: 'Seller' });
    expect(addToast).toHaveBeenCalledExactlyOnceWith({
      message: 'Check name. Until then your name is Somebody.',
      variant: 'info',
    });
    expect(user.getIdToken).toHaveBeenCalledWith(true);
  });

  it('fails with whatever else the server says', async () => {
    const other = new AppError('internal', 'later');
    vi.mocked(callFunction).mockRejectedValueOnce(other);
    await expect(finishRegistration(aUser())).rejects.toBe(other);
    expect(callFunction).toHaveBeenCalledTimes(1);
  });
});
