import { expect, it } from 'vitest';
import { aMutation } from '@/outbox/testing/a-mutation.ts';
import { conversationOf, refusedIn } from './refused-in.ts';

it('finds the refused messages of a conversation, oldest first, and no other mutations', () => {
  const message = (id: string, conversation: string, overrides = {}) =>
    aMutation({
      id,
      kind: 'write',
      state: 'refused',
      path: `conversations/${conversation}/messages/${id}`,
      ...overrides,
    });
  // Newest first, as the journal has them.
  const mutations = [
    message('third', 'a'),
    message('waiting', 'a', { state: 'queued' }),
    message('other', 'ab'),
    aMutation({ state: 'refused' }),
    message('first', 'a'),
  ];
  expect(refusedIn(mutations, 'a').map(({ id }) => id)).toEqual(['first', 'third']);
  expect(refusedIn(mutations).map(conversationOf)).toEqual(['a', 'ab', 'a']);
});
