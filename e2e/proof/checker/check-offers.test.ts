import { describe, expect, it } from 'vitest';
import { aSale, NOW } from './a-sale.ts';
import { checkState } from './check-state.ts';
import type { SaidOffer, ShopState } from './state.ts';

const DAY = 24 * 3_600_000;
const AT = NOW - 1_800_000;
const conversationId = 'chair_bea';
const offered: SaidOffer = { conversationId, by: 'bea', act: 'offer', amount: 45 };
const accepted: SaidOffer = { conversationId, by: 'sal', act: 'accept', amount: 45 };

interface DealChanges {
  dealt?: readonly SaidOffer[];
  said?: readonly SaidOffer[];
  /** Cents that were paid. */
  paid?: number;
  holdMs?: number;
  holdId?: string;
}

/** The sale after `bea` offered 45 for the chair of 45.50, and `sal` agreed. */
function aDeal({ dealt = [offered, accepted], said = [offered, accepted], ...changes }: DealChanges = {}) {
  const { paid = 4500, holdMs = DAY, holdId = 'deal' } = changes;
  const price = paid / 100;
  const sale = aSale({
    payment: { amount: paid, productprice: price, createdAt: NOW },
    booking: { productprice: price },
  });
  const hold = { id: 'deal', until: AT + holdMs };
  return {
    ...sale,
    intents: sale.intents.map((intent) => ({ ...intent, amount: paid })),
    charges: sale.charges.map((charge) => ({ ...charge, amount: paid })),
    shown: sale.shown.map((shown) => ({ ...shown, price })),
    conversations: [{ id: conversationId, fields: { offer: { state: 'ordered', amount: 45, holdId } } }],
    dealt: dealt.map((one, index) => ({ ...one, at: AT + index })),
    said,
    history: [
      { id: 'chair', at: AT, before: {}, after: { hold } },
      { id: 'chair', at: NOW, before: { hold }, after: {} },
    ],
  } satisfies ShopState;
}

const verdict = (state: ShopState) => checkState(state).map(({ rule, subject }) => `${rule} ${subject}`);

describe('the checker accepts', () => {
  it('a sale at the price agreed on', () => expect(verdict(aDeal())).toEqual([]));

  it('the same with delivery on top', () => {
    const deal = aDeal();
    const [record] = deal.payments;
    const delivered = { ...record?.fields, amount: 4850, deliveryPrice: 350 };
    const payments = [{ id: 'pi_1', fields: delivered }];
    expect(verdict({ ...deal, payments })).not.toContain('paid-beside-agreement pi_1');
  });

  it('the price agreed on in what went with both accounts', () =>
    expect(verdict(afterGoing(['bea', 'sal']))).toEqual([]));

  it('the hold of a deal that was refunded since, which no offer names any more', () => {
    const refunded = { state: 'refunded', amount: 45, rounds: { buyer: 0, seller: 0 } };
    const conversations = [{ id: conversationId, fields: { offer: refunded } }];
    expect(verdict({ ...aDeal(), conversations })).not.toContain('hold-too-long chair');
  });
});

/** The deal after those accounts were deleted: with both of them goes what was said. */
function afterGoing(gone: readonly string[], changes: DealChanges = {}): ShopState {
  const deal = aDeal(changes);
  const users = deal.users.filter(({ id }) => !gone.includes(id));
  return { ...deal, users, conversations: [], dealt: [], dealtEver: deal.dealt };
}

describe('the checker finds', () => {
  it.each<[string, ShopState, string[]]>([
    [
      'an amount accepted that was not on the page',
      aDeal({ said: [offered, { ...accepted, amount: 45.5 }] }),
      ['offer-unseen chair_bea'],
    ],
    [
      'an amount accepted by whoever named it',
      aDeal({ dealt: [offered, { ...accepted, by: 'bea' }], said: [offered, { ...accepted, by: 'bea' }] }),
      ['accepted-unnamed chair_bea'],
    ],
    [
      'an amount accepted that was not named last',
      aDeal({
        dealt: [offered, { ...offered, amount: 44 }, accepted],
        said: [offered, { ...offered, amount: 44 }, accepted],
      }),
      ['accepted-unnamed chair_bea'],
    ],
    [
      'a deal that holds nothing',
      aDeal({ holdId: 'another' }),
      ['hold-too-long chair', 'agreed-without-hold chair_bea'],
    ],
    ['a deal that holds longer than a day', aDeal({ holdMs: DAY + 1 }), ['hold-too-long chair']],
    ['another amount than the one agreed on', aDeal({ paid: 4550 }), ['paid-beside-agreement pi_1']],
    [
      'an amount that nobody agreed on',
      aDeal({ paid: 4400 }),
      ['wrong-price pi_1', 'paid-beside-agreement pi_1'],
    ],
    ['one of two who are gone', afterGoing(['bea', 'sal'], { paid: 4400 }), ['wrong-price pi_1']],
    [
      'one that was named and never accepted, of two who are gone',
      afterGoing(['bea', 'sal'], { dealt: [offered] }),
      ['wrong-price pi_1'],
    ],
    ['an agreement that is lost while one of the two is there', afterGoing(['sal']), ['wrong-price pi_1']],
  ])('%s', (_, state, found) => expect(verdict(state)).toEqual(found));
});
