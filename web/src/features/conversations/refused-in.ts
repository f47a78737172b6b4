import { messagesPath } from '@thriftline/domain/base/collections';
import type { Act } from '@/outbox/journal/act.ts';

/** The refused messages of a conversation, oldest first; of all conversations without one. */
export function refusedIn(acts: readonly Act[], conversationId?: string): readonly Act[] {
  return acts
    .filter(({ kind, state }) => kind === 'write' && state === 'refused')
    .filter(({ path }) => conversationId === undefined || path.startsWith(`${messagesPath(conversationId)}/`))
    .toReversed();
}

/** The conversation that a message was written in. */
export function conversationOf({ path }: Pick<Act, 'path'>): string {
  return path.split('/')[1] ?? '';
}
