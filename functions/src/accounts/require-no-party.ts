import { AppError } from '@thriftline/domain/base/errors';
import { NOT_YOUR_CASE } from '@thriftline/domain/base/texts/refusal-texts';
import type { Actor } from './actor.ts';

/**
 * Throws `conflict` where the actor is one of those whose case it is: another admin decides it. An account that is gone is no party
 * (undefined).
 */
export function requireNoParty({ uid }: Pick<Actor, 'uid'>, parties: readonly (string | undefined)[]): void {
  if (parties.includes(uid)) throw new AppError('conflict', NOT_YOUR_CASE);
}
