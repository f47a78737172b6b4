import { select, t } from '@lingui/core/macro';
import type { Product } from '@thriftline/domain/catalogue/product';
import { allowsProductAct, type ProductAct } from '@thriftline/domain/catalogue/product-acts';
import { type ProductState, productState } from '@thriftline/domain/catalogue/product-state';
import type { Stored } from '@/lib/firebase/stored.ts';
import type { Row } from '@/lib/live/row.ts';
import type { Sent } from '@/lib/writes/send-write.ts';
import { refusedTexts } from './refused-texts.ts';

/** What a seller does with several products at once. */
export type BulkAct = Extract<ProductAct, 'delete' | 'takeDown' | 'bringBack'> | 'changePrice';

/** What the product's state must allow for it. */
const ALLOWED_BY: Record<BulkAct, ProductAct> = {
  delete: 'delete',
  takeDown: 'takeDown',
  bringBack: 'bringBack',
  changePrice: 'edit',
};

/** Why an act can't be done to a product: its state, an earlier change that waits to be sent, or its price. */
export type BulkObstacle = ProductState['name'] | 'waits' | 'price';

/** Why it can't be, in a sentence. */
export function whyNotText(why: BulkObstacle): string {
  return t`${select(why, {
    available: 'It’s already for sale.',
    held: 'A buyer is paying for it.',
    hidden: 'It’s already hidden.',
    sold: 'It’s sold.',
    waits: 'An earlier change is waiting to be sent.',
    other: 'It can’t cost that, or already does.',
  })}`;
}

type ProductRow = Row<Stored<Product>>;

/** `“Oak chair” wasn’t deleted. It’s sold.` */
function notDone(act: BulkAct, { productname }: Product, obstacle: BulkObstacle): string {
  const outcome = t`${select(act, {
    delete: `“${productname}” wasn’t deleted.`,
    takeDown: `“${productname}” wasn’t hidden.`,
    bringBack: `“${productname}” wasn’t unhidden.`,
    other: `“${productname}” wasn’t changed.`,
  })}`;
  return `${outcome} ${whyNotText(obstacle)}`;
}

/** Why it can't be done to a product whose state allows it; undefined where it can. */
type WhyNot = (product: Stored<Product>) => BulkObstacle | undefined;

/** Some products by whether the act can be done to them at the moment `now` (milliseconds since 1970), and why not. */
export function sortForAct(
  rows: readonly ProductRow[],
  act: BulkAct,
  now: number,
  whyNot: WhyNot = () => undefined,
): { able: Stored<Product>[]; left: { product: Stored<Product>; why: BulkObstacle }[] } {
  const able: Stored<Product>[] = [];
  const left: { product: Stored<Product>; why: BulkObstacle }[] = [];
  for (const { data: product, pending } of rows) {
    const state = productState(product, now);
    if (!allowsProductAct(state, ALLOWED_BY[act])) left.push({ product, why: state.name });
    else if (pending && act !== 'delete') left.push({ product, why: 'waits' });
    else {
      const why = whyNot(product);
      if (why === undefined) able.push(product);
      else left.push({ product, why });
    }
  }
  return { able, left };
}

/** What became of all of them: how many are done or wait for the network, and a sentence for each that is left and each refusal. */
export interface BulkOutcome {
  act: BulkAct;
  sent: number;
  queued: number;
  faults: string[];
}

/** Does the act to each product that it can be done to, as a single act each. Rejects never: each fault is told. */
export async function doToAll(
  act: BulkAct,
  rows: readonly ProductRow[],
  { now, one, whyNot }: { now: number; one: (product: Stored<Product>) => Promise<Sent>; whyNot?: WhyNot },
): Promise<BulkOutcome> {
  const { able, left } = sortForAct(rows, act, now, whyNot);
  const fates = await Promise.allSettled(able.map(one));
  const count = (sent: Sent) =>
    fates.filter((fate) => fate.status === 'fulfilled' && fate.value === sent).length;
  const refused = refusedTexts(
    able.map(({ productname }) => productname),
    fates,
  );
  return {
    act,
    sent: count('sent'),
    queued: count('queued'),
    faults: [...refused, ...left.map(({ product, why }) => notDone(act, product, why))],
  };
}
