import { AppError } from '@thriftline/domain/errors';
import { MESSAGE_PICTURE_SIZES } from '@thriftline/domain/message-picture';
import type { OrderActInput } from '@thriftline/domain/order-act';
import type { Transaction } from 'firebase-admin/firestore';
import { problemPictureDocument } from '../orders/order-documents.ts';

/** Throws `invalid-argument` unless the pictures that a report names are there: rules let its buyer alone write them, and not later. */
export async function requirePictures(
  transaction: Transaction,
  { orderId, act, pictures = [] }: OrderActInput,
): Promise<void> {
  if (act !== 'report' || pictures.length === 0) return;
  const documents = pictures.flatMap((_, place) =>
    MESSAGE_PICTURE_SIZES.map((size) => problemPictureDocument(orderId, place, size)),
  );
  // That they are there: nobody needs their bytes.
  const found = await transaction.getAll(...documents, { fieldMask: ['by'] });
  if (found.every(({ exists }) => exists)) return;
  throw new AppError('invalid-argument', 'The pictures did not arrive. Please choose them again.', {
    fields: { pictures: 'Must be there' },
  });
}
