import { plural, t } from '@lingui/core/macro';
import { perLocale } from '@thriftline/domain/base/locale/locale';
import type { Contact } from '@thriftline/domain/catalogue/contact';
import type { Product } from '@thriftline/domain/catalogue/product';
import { allowsProductAct } from '@thriftline/domain/catalogue/product-acts';
import { type ProductState, productState } from '@thriftline/domain/catalogue/product-state';
import type { ProductRow } from '@thriftline/domain/import/product-rows';
import type { Stored } from '@/lib/firebase/stored.ts';
import type { Draft } from '@/outbox/journal/draft.ts';
import { valuesOfProduct } from '../product-values.ts';
import { type AttributeChange, attributeChanges } from './attribute-changes.ts';

/** What there is already of a row: the product that came of it, or else its draft. */
export interface Known {
  product?: { data: Stored<Product>; contact: Contact | undefined } | undefined;
  draft?: Draft | undefined;
}

/** What importing a row comes to: a new draft, a change of its draft or product, or nothing, and why. */
export type PlannedRow = { row: ProductRow; id: string } & (
  | { fate: 'new' }
  | { fate: 'changedDraft'; draft: Draft; changes: AttributeChange[] }
  | {
      fate: 'changedProduct';
      product: Stored<Product>;
      contact: Contact | undefined;
      changes: AttributeChange[];
    }
  | { fate: 'same' }
  | { fate: 'faulty' }
  | { fate: 'kept'; why: string }
);

function whyKept(name: ProductState['name']): string {
  switch (name) {
    case 'held':
      return t`Not changed: a buyer is paying for it`;
    case 'sold':
      return t`Not changed: it’s sold`;
    default:
      return t`Not changed: it can’t be changed right now`;
  }
}

/** What importing one row comes to, at the moment `now` (milliseconds since 1970). */
export function planRow(row: ProductRow, id: string, { product, draft }: Known, now: number): PlannedRow {
  if (row.faults.length > 0) return { row, id, fate: 'faulty' };
  if (product !== undefined) {
    const { data, contact } = product;
    const changes = attributeChanges(valuesOfProduct(data, contact), row.facts);
    if (changes.length === 0) return { row, id, fate: 'same' };
    const state = productState(data, now);
    if (allowsProductAct(state, 'edit')) {
      return { row, id, fate: 'changedProduct', product: data, contact, changes };
    }
    return { row, id, fate: 'kept', why: whyKept(state.name) };
  }
  if (draft === undefined) return { row, id, fate: 'new' };
  const changes = attributeChanges({ ...draft.values }, row.facts);
  return changes.length === 0 ? { row, id, fate: 'same' } : { row, id, fate: 'changedDraft', draft, changes };
}

/** How many rows there are of each kind. */
export interface PlanCounts {
  drafts: number;
  changed: number;
  same: number;
  kept: number;
  faulty: number;
}

/** Counts the rows of a plan. */
export function countPlan(plan: readonly PlannedRow[]): PlanCounts {
  const of = (...fates: PlannedRow['fate'][]) => plan.filter(({ fate }) => fates.includes(fate)).length;
  return {
    drafts: of('new'),
    changed: of('changedDraft', 'changedProduct'),
    same: of('same'),
    kept: of('kept'),
    faulty: of('faulty'),
  };
}

const listFormat = perLocale((locale) => new Intl.ListFormat(locale, { type: 'unit', style: 'short' }));

/** `12 new, 3 changed, 2 with errors`. */
export function planText({ drafts, changed, same, kept, faulty }: PlanCounts): string {
  const parts = [
    drafts > 0 && t`${plural(drafts, { one: '# new', other: '# new' })}`,
    changed > 0 && t`${plural(changed, { one: '# changed', other: '# changed' })}`,
    same > 0 && t`${plural(same, { one: '# unchanged', other: '# unchanged' })}`,
    kept > 0 && t`${plural(kept, { one: '# sold or being bought', other: '# sold or being bought' })}`,
    faulty > 0 && t`${plural(faulty, { one: '# with errors', other: '# with errors' })}`,
  ];
  return listFormat().format(parts.filter((part) => part !== false));
}
