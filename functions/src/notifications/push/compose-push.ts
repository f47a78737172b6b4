import { sayNotification } from '@thriftline/domain/notifications/notification';
import { DIGEST_TAG, PUSHES_A_DAY, sayDigest } from '@thriftline/domain/notifications/push-digest';
import { type PushMessage, pushMessage } from '@thriftline/domain/notifications/push-message';
import type { Sending } from '@thriftline/domain/notifications/sending';

/** What it is about: a later one about the same takes its place on the screen. */
function subjectOf({ notification, params }: Pick<Sending, 'notification' | 'params'>): string {
  const { conversationId, productId } = params as { conversationId?: string; productId?: string };
  return conversationId ?? productId ?? notification;
}

/**
 * What a push message says: what its notification says, or beyond what a day shows how much more there is. Undefined for a kind
 * that is not known here.
 */
export function composePush(
  sending: Pick<Sending, 'kind' | 'params' | 'notification'>,
  { ofDay, unseen }: { ofDay: number; unseen: number },
): PushMessage | undefined {
  const isMore = ofDay > PUSHES_A_DAY;
  const said = isMore ? sayDigest(ofDay - PUSHES_A_DAY) : sayNotification(sending);
  if (said === undefined) return undefined;
  const { title, text = '', path } = said;
  return pushMessage({
    title,
    body: text,
    path,
    tag: isMore ? DIGEST_TAG : subjectOf(sending),
    count: unseen,
  });
}
