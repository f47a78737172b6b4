import { messagesPath } from '../base/collections.ts';
import { PICTURE_WIDTHS } from './picture-widths.ts';

/** The collection below each message that holds its picture, a document for each size. */
export const MESSAGE_PICTURES = 'pictures';

/** The sizes of a message's picture, which are the ids of its documents: as a thread shows it, and opened. */
export const MESSAGE_PICTURE_SIZES = ['small', 'large'] as const;
export type MessagePictureSize = (typeof MESSAGE_PICTURE_SIZES)[number];

/** Most bytes of each size: a document holds a mebibyte. The rules are written from it. */
export const MAX_MESSAGE_PICTURE_BYTES: Readonly<Record<MessagePictureSize, number>> = {
  small: 150_000,
  large: 900_000,
};

/** Longer side in pixels, at most. The rules are written from it. */
export const MAX_MESSAGE_PICTURE_SIDE = PICTURE_WIDTHS.img;

/** What a message says of its picture, so that there is room for it before it has come: pixels of the large size. */
export interface MessagePicture {
  width: number;
  height: number;
}

/** `conversations/{id}/messages/{id}/pictures/{size}`: WebP or JPEG. Nobody changes or deletes one. */
export interface MessagePictureFile<Bytes> {
  by: string;
  bytes: Bytes;
}

/** Path of a size of a message's picture. */
export function messagePicturePath(
  conversationId: string,
  messageId: string,
  size: MessagePictureSize,
): string {
  return `${messagesPath(conversationId)}/${messageId}/${MESSAGE_PICTURES}/${size}`;
}

/** What stands for a message of a picture alone, where there is room for words only. */
export const PICTURE_ALONE = 'Photo';
