import { PHOTO_REQUIRED } from '@thriftline/domain/base/texts/specified-messages';
import { mixed } from 'yup';
import { fileFault } from '@/lib/pictures/encode/picture-fault.ts';

/** A required photo in a form: a picked file that may be a picture. */
export function photo() {
  return mixed<File>()
    .nullable()
    .required(PHOTO_REQUIRED)
    .test('picture', async (file, context) => {
      const fault = await fileFault(file);
      return fault === undefined || context.createError({ message: fault });
    });
}
