import { expect, it } from 'vitest';
import { anAct } from '@/outbox/testing/an-act.ts';
import { conversationOf, refusedIn } from './refused-in.ts';

it('finds the refused messages of a conversation, oldest first, and no other acts', () => {
  const message = (id: string, conversation: string, overrides = {}) =>
    anAct({
      id,
      kind: 'write',
      state: 'refused',
      path: `conversations/${conversation}/messages/${id}`,
      ...overrides,
    });
  // Newest first, as the journal has them.
  const acts = [
    message('third', 'a'),
    message('waiting', 'a', { state: 'queued' }),
    message('other', 'ab'),
    anAct({ state: 'refused' }),
    message('first', 'a'),
  ];
  expect(refusedIn(acts, 'a').map(({ id }) => id)).toEqual(['first', 'third']);
  expect(refusedIn(acts).map(conversationOf)).toEqual(['a', 'ab', 'a']);
});
