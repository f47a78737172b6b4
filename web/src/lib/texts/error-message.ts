import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { AppError } from '@thriftline/domain/base/errors';
import { words } from '@thriftline/domain/base/texts/words';
import { UNREACHABLE } from '../calls/unreachable.ts';
import { keepingFault } from '../device/keeping-faults.ts';

const BY_CODE: Record<string, MessageDescriptor> = {
  'permission-denied': msg`You don’t have permission to do this. If your role has just changed, try again in a moment.`,
  unavailable: UNREACHABLE,
  unauthenticated: msg`Please log in again.`,
  'resource-exhausted': msg`Too many requests. Wait a moment and try again.`,
  'deadline-exceeded': msg`That took too long. Check your connection and try again.`,
};

const ANY_FAULT = msg`Something went wrong on our side. Try again.`;

function codeOf(error: unknown): string {
  if (typeof error !== 'object' || error === null || !('code' in error)) return '';
  return typeof error.code === 'string' ? error.code.replace(/^[a-z]+\//, '') : '';
}

/** Words for the person at the screen about anything that was thrown. */
export function errorMessage(error: unknown): string {
  if (error instanceof AppError) return words(error.text);
  return keepingFault(error) ?? words(BY_CODE[codeOf(error)] ?? ANY_FAULT);
}
