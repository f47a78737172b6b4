import { msg } from '@lingui/core/macro';
import { MAX_IMAGE_BYTES } from '@thriftline/domain/base/collections';
import { AppError } from '@thriftline/domain/base/errors';

/** What is said of a photo with too many bytes. */
export function photoTooLarge(): AppError {
  const most = MAX_IMAGE_BYTES;
  return new AppError('payload-too-large', msg`Photos can be up to ${most} bytes.`, {
    fields: { image: msg`At most ${most} bytes` },
  });
}
