import { LONGEST_DEAL_MS, LONGEST_HOLD_MS } from './longest-hold.ts';
import type { ProductChange, ShopState, StoredDocument, Violation } from './state.ts';

interface HoldState {
  id: string;
  until: number;
}

function holdOf(fields: StoredDocument['fields'] | undefined): HoldState | undefined {
  return fields?.hold as HoldState | undefined;
}

function minutesBetween(earlier: number, later: number): string {
  return `${Math.round((later - earlier) / 6_000) / 10} min`;
}

/**
 * Whether a hold keeps what was agreed on; of a conversation that is gone, or whose deal was refunded, it isn't known which hold it
 * was.
 */
function isOfDeal({ conversations, said }: ShopState, itemId: string, holdId: string): boolean {
  const holds = new Map(
    conversations.map(({ id, fields }) => [id, (fields.offer as { holdId?: string } | undefined)?.holdId]),
  );
  if ([...holds.values()].includes(holdId)) return true;
  return said.some(
    ({ act, conversationId }) =>
      act === 'accept' && conversationId.startsWith(`${itemId}_`) && holds.get(conversationId) === undefined,
  );
}

function changeProblems({ id, at, before, after }: ProductChange, state: ShopState): Violation[] {
  const old = holdOf(before);
  const hold = holdOf(after);
  if (hold === undefined || (old?.id === hold.id && old.until === hold.until)) return [];
  const violation = (rule: string, detail: string) => [{ rule, subject: id, detail }];
  const longest = isOfDeal(state, id, hold.id) ? LONGEST_DEAL_MS : LONGEST_HOLD_MS;
  if (hold.until > at + longest) {
    return violation('hold-too-long', `${hold.id} holds it for ${minutesBetween(at, hold.until)}`);
  }
  if (old === undefined || old.until <= at) return [];
  const left = minutesBetween(at, old.until);
  return old.id === hold.id
    ? violation('hold-prolonged', `${hold.id} had ${left} left`)
    : violation('hold-taken-over', `${hold.id} took it from ${old.id}, which had ${left} left`);
}

/** Each hold: of ten minutes at most, or a day where a price was agreed on, never prolonged, one after the other, and gone when its time is over. */
export function checkHolds(state: ShopState): Violation[] {
  const { products, history, now } = state;
  const leftOver = products.flatMap(({ id, fields }): Violation[] => {
    const hold = holdOf(fields);
    if (hold === undefined) return [];
    const detail = `of ${hold.id}`;
    if (fields.availability === true || fields.paid === true) {
      return [{ rule: 'hold-on-sold', subject: id, detail }];
    }
    if (hold.until > now) return [];
    return [
      {
        rule: 'hold-outlived',
        subject: id,
        detail: `${detail}, over for ${minutesBetween(hold.until, now)}`,
      },
    ];
  });
  return [...leftOver, ...history.flatMap((change) => changeProblems(change, state))];
}
