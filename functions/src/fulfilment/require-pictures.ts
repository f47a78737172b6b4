import { msg } from '@lingui/core/macro';
import { AppError } from '@thriftline/domain/base/errors';
import { textValue } from '@thriftline/domain/base/texts/values';
import type { OrderActInput } from '@thriftline/domain/orders/order-act';
import { storedPictureFault } from '@thriftline/domain/pictures/header/picture-fault';
import { MESSAGE_PICTURE_SIZES } from '@thriftline/domain/pictures/message-picture';
import { PICTURE_FAULT_TEXTS } from '@thriftline/domain/pictures/picture-fault-texts';
import type { Transaction } from 'firebase-admin/firestore';
import { read } from '../firestore/collection.ts';
import { problemPictureDocument } from '../orders/order-documents.ts';

/**
 * Throws `invalid-argument` unless the pictures that a report names are there: rules let its buyer alone write them, and not later. Where
 * one may not stay, as those who decide have no room for it, all of them are deleted, and what stands against the report is given.
 */
export async function requirePictures(
  transaction: Transaction,
  { orderId, act, pictures = [] }: OrderActInput,
): Promise<AppError | undefined> {
  if (act !== 'report' || pictures.length === 0) return undefined;
  const documents = pictures.flatMap((_, place) =>
    MESSAGE_PICTURE_SIZES.map((size) => problemPictureDocument(orderId, place, size)),
  );
  const found = await Promise.all(documents.map((document) => read(document, transaction)));
  if (found.includes(undefined)) {
    throw new AppError('invalid-argument', msg`The photos didn’t arrive. Choose them again.`, {
      fields: { pictures: msg`Must be there` },
    });
  }
  const fault = found
    .map((picture) => picture && storedPictureFault(picture.bytes))
    .find((one) => one !== undefined);
  if (fault === undefined) return undefined;
  for (const document of documents) transaction.delete(document);
  const why = textValue(PICTURE_FAULT_TEXTS[fault]);
  return new AppError('invalid-argument', msg`${why} Choose your photos again.`, {
    fields: { pictures: PICTURE_FAULT_TEXTS[fault] },
  });
}
