import { IMAGE_FOLDERS } from '@thriftline/domain/image-folders';
import { IMAGE_TYPES } from '@thriftline/domain/image-type';
import * as logger from 'firebase-functions/logger';
import { deletePicture, firstBytesOf, ownerOf } from './pictures.ts';
import { type StoredFile, uploadFault } from './upload-fault.ts';

/**
 * Removes an upload that is not what it says, and writes into the log what it was and whose. Gives whether it did. Doing
 * it twice changes nothing: `generation` tells the file from another that may have its path by then.
 */
export async function removeFalsePicture(file: StoredFile & { generation: string }): Promise<boolean> {
  const { name: path, generation, contentType = '' } = file;
  // The rules let nobody upload another type: such a file is the operator's.
  if (!path.startsWith(`${IMAGE_FOLDERS}/`) || !IMAGE_TYPES.includes(contentType)) return false;
  const firstBytes = await firstBytesOf(path, generation);
  if (firstBytes === undefined) return false;
  const fault = uploadFault(file, firstBytes);
  if (fault === undefined) return false;
  await deletePicture(path, generation);
  logger.warn(`The picture ${path} was removed: ${fault}`, { owner: ownerOf(path), path, fault });
  return true;
}
