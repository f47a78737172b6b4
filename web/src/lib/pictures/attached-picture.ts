import type { MessagePictureSize } from '@thriftline/domain/pictures/message-picture';

/** A picture that goes with a message, ready to be sent. Plain data: it may be stored and read again. */
export interface AttachedPicture extends Readonly<Record<MessagePictureSize, Blob>> {
  /** Pixels of the large size. */
  width: number;
  height: number;
}
