import { AppError } from '@thriftline/domain/base/errors';
import { keepingFault } from '../device/keeping-faults.ts';

const BY_CODE: Record<string, string> = {
  'permission-denied':
    'You don’t have permission to do this. If your role has just changed, try again in a moment.',
  unavailable: 'We can’t reach the server. Check your connection and try again.',
  unauthenticated: 'Please log in again.',
  'resource-exhausted': 'Too many requests. Wait a moment and try again.',
  'deadline-exceeded': 'That took too long. Check your connection and try again.',
};

const ANY_FAULT = 'Something went wrong on our side. Try again.';

function codeOf(error: unknown): string {
  if (typeof error !== 'object' || error === null || !('code' in error)) return '';
  return typeof error.code === 'string' ? error.code.replace(/^[a-z]+\//, '') : '';
}

/** Words for the person at the screen about anything that was thrown. */
export function errorMessage(error: unknown): string {
  if (error instanceof AppError) return error.message;
  return keepingFault(error) ?? BY_CODE[codeOf(error)] ?? ANY_FAULT;
}
