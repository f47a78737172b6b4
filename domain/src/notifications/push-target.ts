import { msg } from '@lingui/core/macro';
import { type InferType, object, string } from 'yup';
import { MAX_DEVICE_NAME } from '../accounts/device.ts';
import { text } from '../base/fields/fields.ts';
import type { StoredTime } from '../base/stored-time.ts';
import { FIELD_REQUIRED } from '../base/texts/specified-messages.ts';

/** Most devices an account is told on; one more takes the place of the oldest. */
export const MAX_PUSH_TARGETS = 10;

/** Longest address of a browser at its push service; they have some 200 to 500 characters. */
const MAX_ENDPOINT = 1_000;

/** What a browser gives: bytes as base64url, without filling. */
const base64url = (characters: number) =>
  string()
    .typeError(msg`Must be a text`)
    .required(FIELD_REQUIRED)
    .matches(new RegExp(`^[A-Za-z0-9_-]{${characters}}$`), {
      message: msg`${characters} characters of base64url`,
    });

/** An address at a push service, of which `isPushEndpoint` says whether it is one. */
const endpoint = () => text({ max: MAX_ENDPOINT });

/**
 * What a browser was given by its push service, to be told by: https://www.w3.org/TR/push-api/#pushsubscription-interface. The
 * point is one of 65 bytes on the curve P-256, the secret has 16 (RFC 8291).
 */
export const savePushTargetSchema = object({
  endpoint: endpoint(),
  p256dh: base64url(87),
  auth: base64url(22),
  /** Browser and system, as the browser tells them. */
  device: text({ max: MAX_DEVICE_NAME }),
});
export type SavePushTarget = InferType<typeof savePushTargetSchema>;

/** Which of the caller's own devices is not to be told any more. */
export const forgetPushTargetSchema = object({ endpoint: endpoint() });
export type ForgetPushTarget = InferType<typeof forgetPushTargetSchema>;

/**
 * `pushTargets/{id}`: a browser that shows the account what it is told; the id is of the address, so that a browser is one
 * account's at a time. Functions only.
 */
export interface PushTarget extends SavePushTarget {
  uid: string;
  at: StoredTime;
}
