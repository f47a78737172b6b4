import { ECDH } from 'node:crypto';
import { msg } from '@lingui/core/macro';
import { AppError } from '@thriftline/domain/base/errors';
import { TOO_MANY_TRIES } from '@thriftline/domain/base/texts/refusal-texts';
import { isPushEndpoint } from '@thriftline/domain/notifications/push-services';
import {
  MAX_PUSH_TARGETS,
  type PushTarget,
  type SavePushTarget,
} from '@thriftline/domain/notifications/push-target';
import { FieldValue } from 'firebase-admin/firestore';
import { type Actor, loadActor } from '../../accounts/actor.ts';
import { limitAct } from '../../accounts/limits/limit-acts.ts';
import { pushTargetDocument, pushTargetsOf } from '../../accounts/push-targets.ts';
import { read } from '../../firestore/collection.ts';
import { localPushOrigins } from '../../platform/config.ts';
import { firestore } from '../../platform/firebase.ts';

/** A page tells of its browser once a day. */
const TIMES_AN_HOUR = 30;

function isPointOfCurve(p256dh: string): boolean {
  try {
    ECDH.convertKey(p256dh, 'prime256v1', 'base64url');
    return true;
  } catch (error) {
    if (error instanceof Error) return false;
    throw error;
  }
}

function requireSound({ endpoint, p256dh }: SavePushTarget): void {
  if (!isPushEndpoint(endpoint, localPushOrigins())) {
    throw new AppError(
      'invalid-argument',
      msg`We don’t support this browser’s notification service. Try another browser.`,
      { fields: { endpoint: msg`Not an address of a known push service` } },
    );
  }
  if (!isPointOfCurve(p256dh)) {
    throw new AppError('invalid-argument', msg`This browser’s key isn’t valid. Try again.`, {
      fields: { p256dh: msg`Not a point of the curve P-256` },
    });
  }
}

/** Who has the browser in hand knows its keys; who has seen its address somewhere does not. */
const hasItsKeys = (one: SavePushTarget, other: SavePushTarget) =>
  one.p256dh === other.p256dh && one.auth === other.auth;

/**
 * Tells the actor in this browser from now on, and nobody else who was told there. One browser more than an account may have
 * takes the place of the oldest. Throws `invalid-argument` for an address of no known push service, `permission-denied` where
 * it is known with other keys, and `too-many-requests`.
 */
export async function savePushTarget(actor: Actor, input: SavePushTarget): Promise<{ saved: true }> {
  requireSound(input);
  await limitAct(actor, {
    act: 'savePushTarget',
    most: TIMES_AN_HOUR,
    windowMs: 60 * 60_000,
    refusal: TOO_MANY_TRIES,
  });
  const { uid } = actor;
  const { endpoint, p256dh, auth, device } = input;
  const document = pushTargetDocument(endpoint);
  await firestore().runTransaction(async (transaction) => {
    // An account deleted meanwhile leaves nothing behind.
    await loadActor(uid, transaction);
    const known = await read<PushTarget>(document, transaction);
    if (known !== undefined && !hasItsKeys(known, input)) {
      throw new AppError('permission-denied', msg`This browser’s keys have changed. Try again.`);
    }
    const own = (await transaction.get(pushTargetsOf(uid))).docs.filter(({ id }) => id !== document.id);
    const newestFirst = own.toSorted((one, other) => other.data().at.toMillis() - one.data().at.toMillis());
    for (const { ref } of newestFirst.slice(MAX_PUSH_TARGETS - 1)) transaction.delete(ref);
    const at = FieldValue.serverTimestamp();
    transaction.set(document.withConverter(null), { uid, endpoint, p256dh, auth, device, at });
  });
  return { saved: true };
}
