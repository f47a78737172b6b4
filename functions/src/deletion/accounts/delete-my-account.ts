import { obstacleText, REGRET_DAYS } from '@thriftline/domain/accounts/account-deletion';
import { AppError } from '@thriftline/domain/base/errors';
import { TOO_MANY_TRIES } from '@thriftline/domain/base/texts/refusal-texts';
import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { type Actor, loadActor } from '../../accounts/actor.ts';
import { limitAct } from '../../accounts/limits/limit-acts.ts';
import { userDocument } from '../../accounts/users.ts';
import { read } from '../../firestore/collection.ts';
import { startJob } from '../../jobs/job.ts';
import { firestore } from '../../platform/firebase.ts';
import { findObstacles } from './find-obstacles.ts';

const DAY_MS = 24 * 60 * 60_000;
const TRIES_AN_HOUR = 10;

/**
 * Has the actor's own account deleted once they had time to think better of it, and takes down what they sell until then.
 * Asking again changes nothing. Throws `conflict` naming what stands against it, and `too-many-requests`.
 */
export async function deleteMyAccount(actor: Actor): Promise<{ deleteAt: number }> {
  await limitAct(actor, {
    act: 'deleteMyAccount',
    most: TRIES_AN_HOUR,
    windowMs: 60 * 60_000,
    refusal: TOO_MANY_TRIES,
  });
  const document = userDocument(actor.uid);
  return firestore().runTransaction(async (transaction) => {
    const known = await loadActor(actor.uid, transaction);
    const asked = (await read(document, transaction))?.deleteAt;
    if (asked) return { deleteAt: asked.toMillis() };
    const obstacles = await findObstacles(known, transaction);
    if (obstacles.length > 0) throw new AppError('conflict', obstacles.map(obstacleText).join(' '));
    const deleteAt = Date.now() + REGRET_DAYS * DAY_MS;
    transaction.update(document, { deleteAt: Timestamp.fromMillis(deleteAt) });
    startJob(transaction, { kind: 'followLeaving', about: actor.uid });
    return { deleteAt };
  });
}

/** Keeps the actor's own account, which was to be deleted; what was taken down for that comes back. */
export async function keepMyAccount(actor: Actor): Promise<{ kept: true }> {
  const document = userDocument(actor.uid);
  await firestore().runTransaction(async (transaction) => {
    await loadActor(actor.uid, transaction);
    if ((await read(document, transaction))?.deleteAt === undefined) return;
    transaction.update(document, { deleteAt: FieldValue.delete() });
    startJob(transaction, { kind: 'followLeaving', about: actor.uid });
  });
  return { kept: true };
}
