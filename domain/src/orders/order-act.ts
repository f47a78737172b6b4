import { msg, plural } from '@lingui/core/macro';
import { array, type InferType, number, object, string } from 'yup';
import { id, optionalText, price, text } from '../base/fields/fields.ts';
import { plainDigits } from '../base/fields/typed-number.ts';
import type { Side } from '../base/side.ts';
import { FIELD_REQUIRED } from '../base/texts/specified-messages.ts';
import { MAX_MESSAGE_PICTURE_SIDE } from '../pictures/message-picture.ts';
import { ORDER_ACTS, ORDER_STATES, type OrderAct } from './order-machine.ts';
import { MAX_PROBLEM_PICTURES, ORDER_PROBLEMS } from './order-problem.ts';

/** Longest words about an order, in characters, and how a parcel is found. */
export const MAX_ORDER_TEXT = 1000;
export const MAX_TRACKING = 200;

/** Digits of the code that a buyer tells at the hand-over. */
export const PICKUP_DIGITS = 6;

/** The code as a seller types it. */
export const pickupCodeSchema = object({
  // As it is shown, in two halves, or told with pauses.
  code: string()
    .transform((typed: string) => plainDigits(typed).replace(/[^0-9]/g, '') || typed.trim())
    .required(FIELD_REQUIRED)
    .matches(new RegExp(`^[0-9]{${PICKUP_DIGITS}}$`), {
      message: msg`The code has ${plural(PICKUP_DIGITS, { one: '# digit', other: '# digits' })}`,
    }),
});

/** How a seller sent it. */
export const shipOrderSchema = object({ tracking: optionalText({ max: MAX_TRACKING }) });

/** What is wrong, in a buyer's words. */
export const reportOrderSchema = object({
  reason: string().oneOf(ORDER_PROBLEMS, FIELD_REQUIRED).required(FIELD_REQUIRED),
  text: text({ min: 10, max: MAX_ORDER_TEXT, lines: true }),
});

/** What a seller says to it. */
export const answerOrderSchema = object({ text: text({ min: 10, max: MAX_ORDER_TEXT, lines: true }) });

/** Why an admin decides so: both sides read it. */
export const decideOrderSchema = object({ text: text({ min: 10, max: MAX_ORDER_TEXT, lines: true }) });

/** The same, and how much of what was paid goes back to the buyer. */
export const splitOrderSchema = decideOrderSchema.shape({ toBuyer: price() });

/** A side of a picture, in pixels. */
function side() {
  return number().integer().min(1).max(MAX_MESSAGE_PICTURE_SIDE).required(FIELD_REQUIRED);
}

/** What the secret of a QR code looks like (handover.ts). */
export const PICKUP_SECRET = /^[0-9a-f]{32}$/;

/**
 * What somebody does about a paid order. `seenState` is what their page shows: of anything else they decide nothing. The rest
 * stands where the act takes it.
 */
export const orderActSchema = object({
  orderId: id(),
  act: string().oneOf(ORDER_ACTS).required(FIELD_REQUIRED),
  seenState: string().oneOf(ORDER_STATES).required(FIELD_REQUIRED),
  code: string()
    .matches(new RegExp(`^[0-9]{${PICKUP_DIGITS}}$`), { message: msg`Not a code` })
    .optional(),
  tracking: optionalText({ max: MAX_TRACKING }),
  reason: string().oneOf(ORDER_PROBLEMS).optional(),
  text: optionalText({ max: MAX_ORDER_TEXT, lines: true }),
  /** What an admin gives the buyer of what was paid; the rest is the seller's. */
  toBuyer: number().optional(),
  /** What the page said to a buyer who cancels that they get back, in cents: where that is not all, nothing else is decided. */
  shownBack: number().integer().min(1).optional(),
  /** Of what is wrong: they are there before it is said. */
  pictures: array(object({ width: side(), height: side() }))
    .max(
      MAX_PROBLEM_PICTURES,
      msg`At most ${plural(MAX_PROBLEM_PICTURES, { one: '# photo', other: '# photos' })}`,
    )
    .optional(),
});
export type OrderActInput = InferType<typeof orderActSchema>;

/** What a buyer or seller does with a form instead of a yes; admins give their reasons with each act. */
export const ORDER_FORM_ACTS = [
  'ship',
  'handOver',
  'report',
  'answer',
] as const satisfies readonly OrderAct[];
export type OrderFormAct = (typeof ORDER_FORM_ACTS)[number];

/** Whether buyer or seller does the act with a form. */
export function hasForm(act: OrderAct): act is OrderFormAct {
  return ORDER_FORM_ACTS.some((one) => one === act);
}

/** What the act has to say of itself beyond its name; undefined where nothing. */
export function orderActDetails(actor: string, act: OrderAct) {
  if (act === 'report') return reportOrderSchema;
  if (act === 'answer') return answerOrderSchema;
  if (actor !== 'admin') return undefined;
  return act === 'split' ? splitOrderSchema : decideOrderSchema;
}

/** Which order it is about. */
export const orderIdSchema = object({ orderId: id() });

/** Most messages that an admin is shown of the conversation about an order: the last ones. */
export const MAX_SHOWN_MESSAGES = 200;

/** A message of the two sides of an order, as an admin who decides about it reads it. */
export interface SaidOfOrder {
  by: Side;
  text: string;
  /** Milliseconds since 1970. */
  at: number;
  /** That there was one: pictures of conversations are for the two alone. */
  hasPicture: boolean;
}
