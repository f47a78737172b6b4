// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { BlockedNote } from './blocked-note.tsx';

const unblockPerson = vi.hoisted(() => vi.fn(async () => undefined));
vi.mock('../../api/block-person.ts', () => ({ unblockPerson }));
vi.mock('@/hooks/use-online.ts', () => ({ useOnline: () => true }));
vi.mock('@/hooks/use-notify.ts', () => ({ useNotify: () => ({ error: vi.fn() }) }));

afterEach(cleanup);

it('a member that is blocked is unblocked beside the words that say so', async () => {
  const block = { blockerId: 'bea', blockedId: 'sal' };
  render(<BlockedNote block={block} />);
  await userEvent.setup().click(screen.getByRole('button', { name: 'Unblock' }));
  expect(unblockPerson).toHaveBeenCalledExactlyOnceWith(block);
});
