import { randomUUID } from 'node:crypto';
import { msg } from '@lingui/core/macro';
import { MAX_IMAGE_BYTES } from '@thriftline/domain/base/collections';
import { AppError } from '@thriftline/domain/base/errors';
import { imageFolder } from '@thriftline/domain/base/fields/image-folders';
import { imageType } from '@thriftline/domain/base/fields/image-type';
import { textValue } from '@thriftline/domain/base/texts/values';
import { pictureFault } from '@thriftline/domain/pictures/header/picture-fault';
import { stripMetadata } from '@thriftline/domain/pictures/metadata/strip-metadata';
import { PICTURE_FAULT_TEXTS, type PictureFault } from '@thriftline/domain/pictures/picture-fault-texts';
import type { Actor } from '../accounts/actor.ts';
import { countCreation } from '../accounts/limits/quotas.ts';
import { requireRole } from '../accounts/require-right.ts';
import { photoTooLarge } from '../bodies/photo-too-large.ts';
import { firestore } from '../platform/firebase.ts';
import { savePicture } from './pictures.ts';

function faulty(fault: PictureFault): AppError {
  const why = textValue(PICTURE_FAULT_TEXTS[fault]);
  return new AppError('unsupported-media-type', msg`${why} Choose another.`, {
    fields: { image: PICTURE_FAULT_TEXTS[fault] },
  });
}

/**
 * Stores a picture in the actor's folder and gives the address anybody may see it at, without what a camera wrote into it: anybody
 * would read where it was taken. It counts as the uploads of the website do: throws `too-many-requests` when the account has uploaded its share for now.
 */
export async function uploadImage(actor: Actor, content: Uint8Array): Promise<string> {
  requireRole(actor, 'Seller', 'Admin');
  if (content.length > MAX_IMAGE_BYTES) {
    throw photoTooLarge();
  }
  const type = imageType(content);
  if (type === undefined) {
    throw new AppError('unsupported-media-type', msg`A photo must be JPEG, PNG, WebP, GIF or AVIF.`, {
      fields: { image: msg`JPEG, PNG, WebP, GIF or AVIF` },
    });
  }
  const picture = stripMetadata(new Uint8Array(content));
  if (picture === undefined) throw faulty('unreadable');
  const fault = pictureFault(picture);
  if (fault !== undefined) throw faulty(fault);
  const id = randomUUID();
  await firestore().runTransaction((transaction) => countCreation(transaction, actor, 'uploads', id));
  return savePicture(`${imageFolder(actor.uid)}/${id}.${type.extension}`, picture, type.contentType);
}
