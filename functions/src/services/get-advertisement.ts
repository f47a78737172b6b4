import type { Advertisement } from '@thriftline/domain/advertisement';
import { AppError } from '@thriftline/domain/errors';
import { advertisementDocument } from '../stores/advertisements.ts';
import { read, type Stored } from '../stores/collection.ts';

/** One advertisement, of a sold product too; for everybody. Throws `not-found`. */
export async function getAdvertisement(productId: string): Promise<Stored<Advertisement>> {
  const data = await read(advertisementDocument(productId));
  if (data === undefined) throw new AppError('not-found', 'There is no such advertisement.');
  return { id: productId, data };
}
