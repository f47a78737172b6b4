import { t } from '@lingui/core/macro';
import { type InferType, object, string } from 'yup';
import { price } from '../base/fields/fields.ts';
import { MESSAGES } from '../base/specified-texts.ts';
import { OFFER_ACTS, OFFER_STATES } from './offer-machine.ts';

/**
 * What somebody does about the offer of a conversation. `seen` is what their page shows: of anything else they decide nothing.
 * `amount` stands where the act names one.
 */
export const offerActSchema = object({
  conversationId: string()
    .typeError(() => t`Must be a text`)
    .required(() => MESSAGES.fieldRequired)
    .matches(/^[A-Za-z0-9_-]{1,257}$/, {
      message: () => t`Not the id of a conversation`,
      excludeEmptyString: true,
    }),
  act: string()
    .oneOf(OFFER_ACTS)
    .required(() => MESSAGES.fieldRequired),
  amount: price().optional(),
  seen: object({
    state: string()
      .oneOf(OFFER_STATES)
      .required(() => MESSAGES.fieldRequired),
    amount: price().optional(),
  }),
});
export type OfferActInput = InferType<typeof offerActSchema>;
