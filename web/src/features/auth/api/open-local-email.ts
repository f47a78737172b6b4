import { t } from '@lingui/core/macro';
import { AppError } from '@thriftline/domain/base/errors';
import { env, localOrigin } from '@/config/env.ts';

/** What an e-mail asks for: that its address is confirmed, or that it takes the place of the one before. */
export type EmailKind = 'VERIFY_EMAIL' | 'VERIFY_AND_CHANGE_EMAIL';

interface Letter {
  email: string;
  /** Where it goes, when that is not the account's address yet. */
  newEmail?: string;
  requestType: string;
  oobLink: string;
}

/**
 * Opens the link of the newest e-mail that the Auth emulator, which sends none, keeps for the address: it confirms it.
 * Throws AppError when there is none.
 */
export async function openLocalEmail(email: string, kind: EmailKind): Promise<void> {
  const letters = `${localOrigin('auth')}/emulator/v1/projects/${env.firebase.projectId}/oobCodes`;
  const { oobCodes } = (await (await fetch(letters)).json()) as { oobCodes: Letter[] };
  const newest = oobCodes.findLast(
    (letter) => letter.requestType === kind && (letter.newEmail ?? letter.email) === email.toLowerCase(),
  );
  if (newest === undefined) throw new AppError('not-found', t`There’s no e-mail yet. Send it again.`);
  await fetch(newest.oobLink);
}
