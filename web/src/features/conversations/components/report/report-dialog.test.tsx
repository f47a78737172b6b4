// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { AppError } from '@thriftline/domain/base/errors';
import { openConversation } from '@thriftline/domain/conversations/conversation';
import { anOpeningOfConversation } from '@thriftline/domain/testing/builders';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { reportConversation } from '../../api/report-conversation.ts';
import { ReportDialog } from './report-dialog.tsx';

const at = (ms: number) => ({ toMillis: () => ms, toDate: () => new Date(ms) });
const toasts = vi.hoisted(() => ({ success: vi.fn(), error: vi.fn() }));
const stored = vi.hoisted(() => ({ report: undefined as object | undefined, rows: [] as object[] }));
vi.mock('@/hooks/use-notify.ts', () => ({ useNotify: () => toasts }));
vi.mock('../../api/report-conversation.ts', () => ({ reportConversation: vi.fn() }));
vi.mock('../../api/use-my-report.ts', () => ({
  useMyReport: () => ({ row: stored.report && { data: stored.report } }),
}));
vi.mock('../../api/use-messages.ts', () => ({ useMessages: () => ({ pages: [{ rows: stored.rows }] }) }));

afterEach(cleanup);
beforeEach(() => {
  vi.mocked(reportConversation).mockReset();
  stored.report = undefined;
  stored.rows = [
    { data: { _id: 'm3', by: 'sal', text: 'Pay me in cash', at: at(3) } },
    { data: { _id: 'm2', by: 'bea', text: 'No.', at: at(2) } },
    { data: { _id: 'm1', by: 'sal', text: 'You fool', at: at(1) } },
  ];
});

const conversation = {
  ...openConversation(anOpeningOfConversation()),
  createdAt: at(0),
  _id: 'chair_bea',
};
const onClose = vi.fn();
const open = async () => {
  render(<ReportDialog conversation={conversation} uid="bea" open onClose={onClose} />);
  return within(await screen.findByRole('dialog'));
};

/** A button by its words: looking by roles takes most of the time here. */
const press = (name: string) => fireEvent.click(screen.getByText(name, { selector: 'button' }));
const fill = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

it('reports chosen messages of the other side with a reason and a note', async () => {
  const asked = await open();
  const boxes = [...document.querySelectorAll('input[type=checkbox]')];
  expect(boxes.map((box) => box.closest('label')?.textContent)).toEqual(['You fool', 'Pay me in cash']);
  press('Report');
  expect(await asked.findByText('Choose at least one message')).toBeDefined();
  expect(reportConversation).not.toHaveBeenCalled();

  fill('What’s wrong?', 'insult');
  for (const text of ['Pay me in cash', 'You fool', 'Pay me in cash']) {
    fireEvent.click(asked.getByLabelText(text));
  }
  fill('Note (optional)', 'Twice');
  press('Report');
  await vi.waitFor(() => expect(toasts.success).toHaveBeenCalled());
  expect(reportConversation).toHaveBeenCalledExactlyOnceWith({
    conversationId: 'chair_bea',
    reporterId: 'bea',
    reportedId: 'sal',
    reason: 'insult',
    messageIds: ['m1'],
    note: 'Twice',
  });
  expect(onClose).toHaveBeenCalled();
});

it('says in the dialog what went wrong', async () => {
  const refusal = 'At most 10 reports can be sent in a day: the next in 5 hours.';
  vi.mocked(reportConversation).mockRejectedValueOnce(new AppError('too-many-requests', refusal));
  const asked = await open();
  fill('What’s wrong?', 'scam');
  fireEvent.click(asked.getByLabelText('You fool'));
  press('Report');
  expect(await asked.findByText(refusal)).toBeDefined();
});

it('says that the conversation was reported, and whether it was looked at', async () => {
  stored.report = { state: 'open', createdAt: at(0) };
  expect((await open()).getByText(/An admin will review it/)).toBeDefined();
  cleanup();
  stored.report = { state: 'closed', createdAt: at(0) };
  expect((await open()).getByText(/An admin has reviewed it/)).toBeDefined();
});
