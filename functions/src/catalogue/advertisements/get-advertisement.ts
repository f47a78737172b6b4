import { msg } from '@lingui/core/macro';
import { AppError } from '@thriftline/domain/base/errors';
import type { Advertisement } from '@thriftline/domain/catalogue/advertisement';
import { read, type Stored } from '../../firestore/collection.ts';
import { advertisementDocument } from '../advertisements.ts';

/** One advertisement, of a sold product too; for everybody. Throws `not-found`. */
export async function getAdvertisement(productId: string): Promise<Stored<Advertisement>> {
  const data = await read(advertisementDocument(productId));
  if (data === undefined) throw new AppError('not-found', msg`This ad doesn’t exist.`);
  return { id: productId, data };
}
