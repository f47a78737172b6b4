import { messagesPath } from '@thriftline/domain/base/collections';
import type { Mutation } from '@/outbox/journal/mutation.ts';

/** The refused messages of a conversation, oldest first; of all conversations without one. */
export function refusedIn(mutations: readonly Mutation[], conversationId?: string): readonly Mutation[] {
  return mutations
    .filter(({ kind, state }) => kind === 'write' && state === 'refused')
    .filter(({ path }) => conversationId === undefined || path.startsWith(`${messagesPath(conversationId)}/`))
    .toReversed();
}

/** The conversation that a message was written in. */
export function conversationOf({ path }: Pick<Mutation, 'path'>): string {
  return path.split('/')[1] ?? '';
}
