import { cents } from './cents.ts';
import type { SaidOffer, ShopState, StoredDocument, Violation } from './state.ts';

const isSame = (one: SaidOffer, other: SaidOffer) =>
  one.conversationId === other.conversationId &&
  one.by === other.by &&
  one.act === other.act &&
  one.amount === other.amount;

/** Each act that is stored was done by that side, about that amount, and what is accepted is what the other side named last. */
function checkDealt({ dealt, said }: ShopState): Violation[] {
  const named = new Map<string, SaidOffer>();
  return dealt.flatMap((deal): Violation[] => {
    const { conversationId: subject, by, act, amount } = deal;
    const last = named.get(subject);
    if (act === 'offer' || act === 'counter') named.set(subject, deal);
    if (!said.some((one) => isSame(one, deal))) {
      return [{ rule: 'offer-unseen', subject, detail: `nobody saw ${amount} as ${by}: ${act}` }];
    }
    if (act !== 'accept' || (last?.amount === amount && last.by !== by)) return [];
    return [
      { rule: 'accepted-unnamed', subject, detail: `${by} accepted ${amount}, named was ${last?.amount}` },
    ];
  });
}

interface DealHold {
  from: number;
  until: number;
}

/** From when until when the item was held by what was agreed on; undefined when it never was. */
function holdOf({ history }: ShopState, holdId: unknown): DealHold | undefined {
  const holdIn = (fields: StoredDocument['fields'] | undefined) => {
    const hold = fields?.hold as { id: string; until: number } | undefined;
    return hold?.id === holdId ? hold : undefined;
  };
  const taken = history.find(({ after }) => holdIn(after));
  const hold = holdIn(taken?.after);
  if (taken === undefined || hold === undefined) return undefined;
  const ended = history.find(({ before, after }) => holdIn(before) && !holdIn(after));
  return { from: taken.at, until: Math.min(hold.until, ended?.at ?? hold.until) };
}

/** What is agreed on holds the item, and while it does its buyer gets it at that price alone. */
function checkDeal(state: ShopState, { id, fields }: StoredDocument): Violation[] {
  const { holdId, amount } = (fields.offer ?? {}) as { holdId?: string; amount?: number };
  if (holdId === undefined) return [];
  const hold = holdOf(state, holdId);
  if (hold === undefined) return [{ rule: 'agreed-without-hold', subject: id, detail: `of ${holdId}` }];
  return (
    state.payments
      .filter(({ fields: record }) => record.bookingsId === id && record.status === 'recorded')
      .filter(({ fields: { createdAt } }) => Number(createdAt) > hold.from && Number(createdAt) <= hold.until)
      // What delivery costs comes on top.
      .filter(
        ({ fields: record }) => Number(record.amount) - Number(record.deliveryPrice ?? 0) !== cents(amount),
      )
      .map((record) => ({
        rule: 'paid-beside-agreement',
        subject: record.id,
        detail: `paid were ${String(record.fields.amount)}, agreed on was ${amount}`,
      }))
  );
}

/** Nobody is held to an amount that they did not see, and what is agreed on holds the item at that price. */
export function checkOffers(state: ShopState): Violation[] {
  return [...checkDealt(state), ...state.conversations.flatMap((one) => checkDeal(state, one))];
}
