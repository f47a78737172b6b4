import { expect, it, vi } from 'vitest';
import { callFunction } from '@/lib/calls/callables.ts';
import { readMyRecords } from './read-my-records.ts';

vi.mock('@/lib/calls/callables.ts', () => ({ callFunction: vi.fn() }));

it('asks until all is there, and makes one list of what came in parts', async () => {
  vi.mocked(callFunction)
    .mockResolvedValueOnce({
      records: { presence: { day: 1 }, views: [1], messages: [2] },
      next: 'messages/a',
    })
    .mockResolvedValueOnce({ records: { messages: [3] }, next: 'auditLog/' })
    .mockResolvedValueOnce({ records: { auditLog: [4] } });
  expect(await readMyRecords()).toEqual({
    presence: { day: 1 },
    views: [1],
    messages: [2, 3],
    auditLog: [4],
  });
  expect(vi.mocked(callFunction).mock.calls).toEqual([
    ['readMyRecords', {}],
    ['readMyRecords', { after: 'messages/a' }],
    ['readMyRecords', { after: 'auditLog/' }],
  ]);
});
