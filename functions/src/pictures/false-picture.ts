import { IMAGE_FOLDERS } from '@thriftline/domain/base/fields/image-folders';
import { IMAGE_TYPES } from '@thriftline/domain/base/fields/image-type';
import { pictureFault } from '@thriftline/domain/pictures/header/picture-fault';
import type { PictureFault } from '@thriftline/domain/pictures/picture-fault-texts';
import * as logger from 'firebase-functions/logger';
import { deletePicture, headerBytesOf, ownerOf } from './pictures.ts';
import { type StoredFile, uploadFault } from './upload-fault.ts';

/** An upload that is not what it says; `generation` tells the file from another that may have its path by then. */
export interface FalsePicture {
  path: string;
  generation: string;
  owner: string;
  /** What is wrong with it, for the log. */
  fault: string;
  /** The same for its owner. */
  why: PictureFault;
}

/** Looks at an upload: gives it when it may not stay. It may be gone already. */
export async function findFalsePicture(
  file: StoredFile & { generation: string },
): Promise<FalsePicture | undefined> {
  const { name: path, generation, contentType = '' } = file;
  // The rules let nobody upload another type: such a file is the operator's.
  if (!path.startsWith(`${IMAGE_FOLDERS}/`) || !IMAGE_TYPES.includes(contentType)) return undefined;
  const bytes = await headerBytesOf(path, generation);
  const fault = bytes && uploadFault(file, bytes);
  if (bytes === undefined || fault === undefined) return undefined;
  return { path, generation, owner: ownerOf(path), fault, why: pictureFault(bytes) ?? 'unreadable' };
}

/** Removes it, and writes into the log what it was and whose. Doing it twice changes nothing. */
export async function removeFalsePicture({ path, generation, owner, fault }: FalsePicture): Promise<void> {
  await deletePicture(path, generation);
  logger.warn(`The picture ${path} was removed: ${fault}`, { owner, path, fault });
}
