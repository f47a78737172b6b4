import { array, type InferType, object } from 'yup';
import { id } from '../../base/fields/fields.ts';
import { MAX_INTEREST_IDS } from './item-interest.ts';

/** What counting takes: the products. */
export const countInterestSchema = object({
  productIds: array()
    .of(id())
    .typeError('Must be a list of products')
    .required('Must be a list of products')
    .min(1, 'At least one product')
    .max(MAX_INTEREST_IDS, `At most ${MAX_INTEREST_IDS} products`),
});
export type CountInterest = InferType<typeof countInterestSchema>;
