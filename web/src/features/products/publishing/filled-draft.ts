import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { AppError } from '@thriftline/domain/base/errors';
import { schemaFaults } from '@thriftline/domain/base/fields/schema-faults';
import { listValue } from '@thriftline/domain/base/texts/values';
import { statedAttributes } from '@thriftline/domain/catalogue/attributes/attribute-schemas';
import type { ProductInput } from '@thriftline/domain/catalogue/product';
import type { OpenSettings } from '@thriftline/domain/settings/open-settings';
import { ValidationError } from 'yup';
import type { FormPicture } from '../pictures/form-picture.ts';
import { EMPTY_PRODUCT, priceFaults, productFormSchema } from '../product-form-values.ts';

function missing(error: ValidationError): MessageDescriptor {
  const fault = listValue(schemaFaults(error).map(({ text }) => text));
  return msg`Fill in what’s missing: ${fault}.`;
}

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
    throw new AppError('invalid-argument', missing(error), { cause: error });
  }
}
