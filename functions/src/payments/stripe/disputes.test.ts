import { expect, it, vi } from 'vitest';
import { disputesOf } from './disputes.ts';

const world = { disputes: [] as object[] };

vi.mock('./ask-stripe.ts', () => ({
  askStripe: (ask: (client: object) => Promise<unknown>) =>
    ask({ disputes: { list: async () => ({ data: world.disputes }) } }),
}));

/** The stage of a dispute that moved these cents on the shop's balance. */
async function stageOf(status: string, ...moved: number[]): Promise<string | undefined> {
  const balance_transactions = moved.map((amount) => ({ amount }));
  world.disputes = [{ id: 'du_1', status, balance_transactions, evidence_details: { due_by: null } }];
  return (await disputesOf('pi_1'))[0]?.stage;
}

it.each([
  ['no money was taken', [], 'closed'],
  ['it was given back', [-4550, 4550], 'closed'],
  ['the bank keeps it', [-4550], 'lost'],
])('that was prevented, where %s, is what became of the money', async (_where, moved, stage) => {
  expect(await stageOf('prevented', ...moved)).toBe(stage);
});

it('that goes on is not lost, though the bank has the money', async () => {
  expect(await stageOf('under_review', -4550)).toBe('underReview');
});
