// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openConversation } from '@thriftline/domain/conversations/conversation';
import { anOpeningOfConversation } from '@thriftline/domain/testing/builders';
import { afterEach, expect, it, vi } from 'vitest';
import { ThreadActs } from './thread-acts.tsx';

vi.mock('@/hooks/use-online.ts', () => ({ useOnline: () => true }));
vi.mock('@/hooks/use-notify.ts', () => ({ useNotify: () => ({ error: vi.fn() }) }));
vi.mock('../../api/block-person.ts', () => ({ blockPerson: vi.fn() }));
vi.mock('../../api/mute-conversation.ts', () => ({ muteConversation: vi.fn() }));
vi.mock('../report/report-button.tsx', () => ({ ReportButton: () => <button type="button">Report</button> }));

afterEach(cleanup);

/** What can be done in a conversation of Bea's, as the buttons say. */
async function acts(more: { gone?: string[]; blocked?: boolean }): Promise<(string | null)[]> {
  const { blocked = false, ...rest } = more;
  const conversation = { ...openConversation(anOpeningOfConversation()), ...rest, _id: 'chair_bea' };
  render(<ThreadActs conversation={conversation as never} uid="bea" blocked={blocked} />);
  await userEvent.setup().click(screen.getByRole('button', { name: 'More' }));
  const shown = screen.getAllByRole('button').map(({ textContent }) => textContent);
  return shown.filter((name) => name !== 'More');
}

it('the other side is blocked and reported', async () => {
  expect(await acts({})).toEqual(['Mute', 'Block', 'Report']);
});

it('but not once its account is gone, or it is blocked', async () => {
  expect(await acts({ gone: ['sal'] })).toEqual(['Mute']);
  cleanup();
  expect(await acts({ blocked: true })).toEqual(['Mute', 'Report']);
  cleanup();
  expect(await acts({ gone: ['sal'], blocked: true })).toEqual(['Mute']);
});
