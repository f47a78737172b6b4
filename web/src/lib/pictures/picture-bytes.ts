import { MESSAGE_PICTURE_SIZES, type MessagePictureSize } from '@thriftline/domain/pictures/message-picture';
import { Bytes } from 'firebase/firestore';
import type { AttachedPicture } from './attached-picture.ts';

/** The sizes of a picture as documents hold them. */
export function pictureBytes(
  picture: AttachedPicture,
): Promise<{ size: MessagePictureSize; bytes: Bytes }[]> {
  return Promise.all(
    MESSAGE_PICTURE_SIZES.map(async (size) => ({
      size,
      bytes: Bytes.fromUint8Array(new Uint8Array(await picture[size].arrayBuffer())),
    })),
  );
}
