import { AppError } from '@thriftline/domain/base/errors';
import { describe, expect, it } from 'vitest';
import { authErrorMessage } from './auth-error-message.ts';

describe('authErrorMessage', () => {
  // Specification 5. Login and signup: a failure is said
  // Specification 8. Signup failure under the form
  it('an unknown address and a wrong password get the same words', () => {
    expect(authErrorMessage({ code: 'auth/user-not-found' })).toBe(
      authErrorMessage({ code: 'auth/wrong-password' }),
    );
  });

  it('closing the Google window is silent', () => {
    expect(authErrorMessage({ code: 'auth/popup-closed-by-user' })).toBeUndefined();
  });

  it('a foreseen failure keeps its own words', () => {
    expect(authErrorMessage(new AppError('conflict', 'Taken.'))).toBe('Taken.');
  });

  it('anything else gets words that name no internals', () => {
    expect(authErrorMessage(new Error('ECONNRESET at 10.0.0.1'))).toBe(
      'Something went wrong on our side. Try again.',
    );
  });
});
