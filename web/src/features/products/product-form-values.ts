import { t } from '@lingui/core/macro';
import { AMOUNT, typedValue } from '@thriftline/domain/base/fields/number-kinds';
import { PHOTO_REQUIRED } from '@thriftline/domain/base/texts/specified-messages';
import {
  ATTRIBUTE_NAMES,
  type AttributeName,
} from '@thriftline/domain/catalogue/attributes/product-attributes';
import { deliveryFault } from '@thriftline/domain/catalogue/delivery';
import { productInputSchema } from '@thriftline/domain/catalogue/product';
import { MAX_PICTURES } from '@thriftline/domain/pictures/picture';
import type { OpenSettings } from '@thriftline/domain/settings/open-settings';
import { operatorPriceFault } from '@thriftline/domain/settings/operator-price-fault';
import { array, type InferType, mixed } from 'yup';
import type { FormPicture } from './pictures/form-picture.ts';

/** What a product has to say, with its pictures. */
export const productFormSchema = productInputSchema.shape({
  pictures: array(mixed<FormPicture>().required()).min(1, PHOTO_REQUIRED).max(MAX_PICTURES).required(),
});

const NO_FACTS = Object.fromEntries(ATTRIBUTE_NAMES.map((name) => [name, ''])) as Record<
  AttributeName,
  string
>;
const NO_PICTURES: readonly FormPicture[] = [];

/** An empty form. Everything the schema asks for has its field, or this does not typecheck. */
export const EMPTY_PRODUCT = { ...NO_FACTS, pictures: NO_PICTURES } satisfies Record<
  keyof InferType<typeof productFormSchema>,
  unknown
>;

/** What the form holds, finished or not. */
export type ProductFormValues = typeof EMPTY_PRODUCT;

/** What the operator wants items to cost at least, and what of delivery goes together; the rest the schema says. */
export function priceFaults(
  { resaleprice, delivery, deliverycost }: ProductFormValues,
  settings: Pick<OpenSettings, 'minPrice'>,
): { resaleprice?: string; deliverycost?: string } {
  const price = typedValue(resaleprice, AMOUNT);
  const tooLittle = price === undefined ? undefined : operatorPriceFault(price, settings);
  const misfit = deliveryFault({ delivery, deliverycost });
  return {
    ...(tooLittle !== undefined && { resaleprice: tooLittle }),
    ...(misfit !== undefined && { deliverycost: misfit }),
  };
}

/** That the chosen category is none of those there are: it was deleted or merged since, which a draft is not told. */
export function categoryFault(
  { categoryId }: ProductFormValues,
  categories: readonly { _id: string }[],
): { categoryId?: string } {
  if (categoryId === '' || categories.some(({ _id }) => _id === categoryId)) return {};
  return { categoryId: t`Its category no longer exists. Choose another one.` };
}
