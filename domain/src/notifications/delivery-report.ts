import { msg } from '@lingui/core/macro';
import { array, type InferType, object, string } from 'yup';
import type { DeliveryChannel } from '../base/delivery-channels.ts';

/** Most deliveries of a kind that an admin is shown, and that one call tries again. */
export const MAX_REPORTED = 20;

/** Deliveries are counted up to this. */
export const MOST_COUNTED = 1000;

/** A delivery that went wrong, as an admin sees it. Times in milliseconds since 1970. */
export interface ReportedDelivery {
  id: string;
  channel: DeliveryChannel;
  /** Whom it is for, and what the account is called; absent once it is gone. */
  uid: string;
  name?: string;
  /** What it tells, in words. */
  title: string;
  at: number;
  /** How often it was tried, and what went wrong last. */
  tries: number;
  lastError?: string;
}

/** Most letters that the mail provider takes, as the operator says; absent where nobody says. */
export interface LetterLimits {
  hour?: number;
  day?: number;
}

/** What the mail provider has taken, of what it takes, and until when it wants to be left alone (milliseconds since 1970). */
export interface LetterRoomReport {
  limits: LetterLimits;
  sent: { hour: number; day: number };
  pausedUntil?: number;
}

/** What an admin is told of what is sent. */
export interface DeliveryReport {
  /** The ways that are set up. */
  channels: DeliveryChannel[];
  /** Where the operator set limits, or the provider wants to be left alone. */
  letters?: LetterRoomReport;
  /** What was given up: how many, up to `MOST_COUNTED`, and the oldest of them. */
  failed: { count: number; rows: ReportedDelivery[] };
  /** How many wait for their time or another try, and those of them that failed most often. */
  waiting: { count: number; rows: ReportedDelivery[] };
}

/** What trying again takes: which. */
export const retryDeliveriesSchema = object({
  ids: array()
    .of(
      string()
        .required()
        .matches(/^[A-Za-z0-9_-]{1,600}$/, { message: msg`Not an id` }),
    )
    .typeError(msg`Must be a list of ids`)
    .required(msg`Must be a list of ids`)
    .min(1, msg`At least one`)
    .max(MAX_REPORTED, ({ max }) => msg`At most ${max}`),
});
export type RetryDeliveries = InferType<typeof retryDeliveriesSchema>;
