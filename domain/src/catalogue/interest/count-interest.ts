import { t } from '@lingui/core/macro';
import { array, type InferType, object } from 'yup';
import { id } from '../../base/fields/fields.ts';
import { MAX_INTEREST_IDS } from './item-interest.ts';

/** What counting takes: the products. */
export const countInterestSchema = object({
  productIds: array()
    .of(id())
    .typeError(() => t`Must be a list of products`)
    .required(() => t`Must be a list of products`)
    .min(1, () => t`At least one product`)
    .max(MAX_INTEREST_IDS, ({ max }) => t`At most ${max} products`),
});
export type CountInterest = InferType<typeof countInterestSchema>;
