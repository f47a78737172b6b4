import { inEnglish } from '@thriftline/domain/base/texts/words';
import { expect, it } from 'vitest';
import { errorMessage } from '../texts/error-message.ts';
import { DEVICE_FULL, keepingFault, NOTHING_KEPT } from './keeping-faults.ts';

it.each([
  ['a full disk', new DOMException('Full.', 'QuotaExceededError'), DEVICE_FULL],
  [
    'a full disk under Firestore',
    Object.assign(
      new Error(
        "Failed to persist write: IndexedDbTransactionError: IndexedDB transaction 'Locally write mutations' failed: QuotaExceededError",
      ),
      { code: 'unavailable' },
    ),
    DEVICE_FULL,
  ],
  [
    'a full disk that has no room for a picture',
    new DOMException('Failed to write blobs (IOError)', 'DataError'),
    DEVICE_FULL,
  ],
  ['forbidden site data', new DOMException('Denied.', 'SecurityError'), NOTHING_KEPT],
])('%s has words of its own', (_name, error, text) => {
  const words = inEnglish(text);
  expect(keepingFault(error)).toBe(words);
  expect(errorMessage(error)).toBe(words);
});

it('says nothing of other errors', () => {
  expect(keepingFault(Object.assign(new Error('No answer'), { code: 'unavailable' }))).toBeUndefined();
  expect(keepingFault(null)).toBeUndefined();
});
