import { msg } from '@lingui/core/macro';
import { type InferType, object, string } from 'yup';
import { price } from '../base/fields/fields.ts';
import { FIELD_REQUIRED } from '../base/texts/specified-messages.ts';
import { OFFER_ACTS, OFFER_STATES } from './offer-machine.ts';

/**
 * What somebody does about the offer of a conversation. `seen` is what their page shows: of anything else they decide nothing.
 * `amount` stands where the act names one.
 */
export const offerActSchema = object({
  conversationId: string()
    .typeError(msg`Must be a text`)
    .required(FIELD_REQUIRED)
    .matches(/^[A-Za-z0-9_-]{1,257}$/, {
      message: msg`Not the id of a conversation`,
      excludeEmptyString: true,
    }),
  act: string().oneOf(OFFER_ACTS).required(FIELD_REQUIRED),
  amount: price().optional(),
  seen: object({
    state: string().oneOf(OFFER_STATES).required(FIELD_REQUIRED),
    amount: price().optional(),
  }),
});
export type OfferActInput = InferType<typeof offerActSchema>;
