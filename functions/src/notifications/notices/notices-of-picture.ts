import type { News } from '@thriftline/domain/notifications/notification';
import type { PictureFault } from '@thriftline/domain/pictures/picture-fault-texts';
import type { FalsePicture } from '../../pictures/false-picture.ts';

/** What there is to tell of an upload that was removed. */
export function noticesOfUpload({
  owner,
  path,
  generation,
  why,
}: Pick<FalsePicture, 'owner' | 'path' | 'generation' | 'why'>): News<'pictureRemoved'> {
  const subject = path.split('/').at(-1) ?? '';
  return { kind: 'pictureRemoved', to: owner, subject, version: generation, params: { why } };
}

/** What there is to tell the sender of a message whose picture was removed. */
export function noticesOfMessagePicture(
  conversationId: string,
  { messageId, by, why }: { messageId: string; by: string; why: PictureFault },
): News<'pictureRemoved'> {
  return {
    kind: 'pictureRemoved',
    to: by,
    subject: conversationId,
    version: messageId,
    params: { why, conversationId },
  };
}
