import { AppError } from '@thriftline/domain/base/errors';
import * as logger from 'firebase-functions/logger';

/** Looks at an intent that Stripe told of; gives nothing when it is not this shop's, as the account may serve others. */
export async function skipForeignIntent<Result>(
  id: string,
  look: () => Promise<Result>,
): Promise<Result | undefined> {
  try {
    return await look();
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'not-found') throw error;
    logger.info(`Payment intent ${id} is not one of ours`);
    return undefined;
  }
}
