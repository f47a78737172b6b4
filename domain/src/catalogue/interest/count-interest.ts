import { msg } from '@lingui/core/macro';
import { array, type InferType, object } from 'yup';
import { id } from '../../base/fields/fields.ts';
import { MAX_INTEREST_IDS } from './item-interest.ts';

/** What counting takes: the products. */
export const countInterestSchema = object({
  productIds: array()
    .of(id())
    .typeError(msg`Must be a list of products`)
    .required(msg`Must be a list of products`)
    .min(1, msg`At least one product`)
    .max(MAX_INTEREST_IDS, ({ max }) => msg`At most ${max} products`),
});
export type CountInterest = InferType<typeof countInterestSchema>;
