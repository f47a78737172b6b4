import { DELETION_WORD, type DeletionObstacle } from '@thriftline/domain/accounts/account-deletion';
import { callFunction } from '@/lib/calls/callables.ts';
import { reauthenticate } from './reauthenticate.ts';

/** What stands against deleting one's own account. Throws AppError. */
export async function findDeletionObstacles(): Promise<readonly DeletionObstacle[]> {
  return (await callFunction('findDeletionObstacles', {})).obstacles;
}

/** Has one's own account deleted in a while; without a password Google says who one is. Throws AppError. */
export async function deleteMyAccount(password: string | undefined): Promise<void> {
  await reauthenticate(password);
  await callFunction('deleteMyAccount', { word: DELETION_WORD });
}

/** Keeps one's own account, which was to be deleted. Throws AppError. */
export async function keepMyAccount(): Promise<void> {
  await callFunction('keepMyAccount', {});
}
