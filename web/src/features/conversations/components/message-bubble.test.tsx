// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import type { Message } from '@thriftline/domain/conversations/conversation';
import { afterEach, expect, it } from 'vitest';
import type { Stored } from '@/lib/firebase/stored.ts';
import { MessageBubble } from './message-bubble.tsx';

afterEach(cleanup);

it('a long name takes one line below a message', () => {
  const by = 'Wilhelmina-Alexandra von Hohenzollern-Sigmaringen und Braunschweig-Lüneburg';
  const at = { toDate: () => new Date('2026-01-31T12:00:00.000Z') };
  const message = { _id: 'first', by: 'sal', text: 'It does.', at } as unknown as Stored<Message>;
  render(
    <ul>
      <MessageBubble conversationId="chair_bea" message={message} by={by} />
    </ul>,
  );
  const { className } = screen.getByText(by);
  expect(className).toContain('cut');
  expect(className).not.toContain('two');
});
