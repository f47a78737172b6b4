import { COLLECTIONS } from '../base/collections.ts';
import { MESSAGE_PICTURES, type MessagePictureSize } from '../pictures/message-picture.ts';

/**
 * Path of a size of a picture of what is wrong with an order, by its place: 0 is the first. As with messages it stands in Firestore. Its
 * buyer writes it before they say what is wrong, and nobody changes it from then on.
 */
export function problemPicturePath(orderId: string, place: number, size: MessagePictureSize): string {
  return `${COLLECTIONS.orders}/${orderId}/${MESSAGE_PICTURES}/${place + 1}-${size}`;
}
