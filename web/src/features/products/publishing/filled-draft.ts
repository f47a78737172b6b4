import { t } from '@lingui/core/macro';
import { AppError } from '@thriftline/domain/base/errors';
import { statedAttributes } from '@thriftline/domain/catalogue/attribute-schemas';
import type { ProductInput } from '@thriftline/domain/catalogue/product';
import type { OpenSettings } from '@thriftline/domain/settings/open-settings';
import { ValidationError } from 'yup';
import type { FormPicture } from '../pictures/form-picture.ts';
import { EMPTY_PRODUCT, priceFaults, productFormSchema } from '../product-form-values.ts';

/**
 * What a draft makes a product of. Throws AppError with what it lacks, by the settings of now: the operator may have changed what
 * items have to cost since it was written.
 */
export async function filledDraft(
  values: object,
  settings: Pick<OpenSettings, 'minPrice'>,
): Promise<{ input: ProductInput; pictures: readonly FormPicture[] }> {
  const typed = { ...EMPTY_PRODUCT, ...values };
  const [fault] = Object.values(priceFaults(typed, settings));
  if (fault !== undefined) throw new AppError('invalid-argument', t`Check the price: ${fault}.`);
  try {
    const { pictures, ...facts } = await productFormSchema.validate(typed);
    return { input: statedAttributes(facts), pictures };
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const missing = error.message;
    throw new AppError('invalid-argument', t`Fill in what’s missing: ${missing}.`, { cause: error });
  }
}
