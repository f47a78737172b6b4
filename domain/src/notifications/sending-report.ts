import { msg } from '@lingui/core/macro';
import { array, type InferType, object, string } from 'yup';
import type { SendingChannel } from '../base/sending-channels.ts';

/** Most sendings of a kind that an admin is shown, and that one call tries again. */
export const MAX_REPORTED = 20;

/** Deliveries are counted up to this. */
export const MOST_COUNTED = 1000;

/** A sending that went wrong, as an admin sees it. Times in milliseconds since 1970. */
export interface ReportedSending {
  id: string;
  channel: SendingChannel;
  /** Whom it is for, and what the account is called; absent once it is gone. */
  uid: string;
  name?: string;
  /** What it tells: whoever reads it has the words in their language (notification.ts). */
  kind: string;
  params: object;
  at: number;
  /** How often it was tried, and what went wrong last. */
  tries: number;
  lastError?: string;
}

/** Most e-mails that the mail provider takes, as the operator says; absent where nobody says. */
export interface EmailLimits {
  hour?: number;
  day?: number;
}

/** What the mail provider has taken, of what it takes, and until when it wants to be left alone (milliseconds since 1970). */
export interface EmailRoomReport {
  limits: EmailLimits;
  sent: { hour: number; day: number };
  pausedUntil?: number;
}

/** What an admin is told of what is sent. */
export interface SendingReport {
  /** The ways that are set up. */
  channels: SendingChannel[];
  /** Where the operator set limits, or the provider wants to be left alone. */
  letters?: EmailRoomReport;
  /** What was given up: how many, up to `MOST_COUNTED`, and the oldest of them. */
  failed: { count: number; rows: ReportedSending[] };
  /** How many wait for their time or another try, and those of them that failed most often. */
  waiting: { count: number; rows: ReportedSending[] };
}

/** What trying again takes: which. */
export const retrySendingSchema = object({
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
export type RetrySending = InferType<typeof retrySendingSchema>;
