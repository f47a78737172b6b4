import { offsetFrom } from '@thriftline/local/ports';
import { startSuite } from '@thriftline/local/start-suite';
import { createProgress } from '@thriftline/run/progress';
import { ROOT } from '@thriftline/run/root';
import { sizesOf } from '../size-arguments.ts';
import { table } from '../table.ts';
import { type Deletion, deleteSeller } from './delete-seller.ts';
import { openShop, PICTURES, stockSeller } from './stock.ts';

/** How many products the sellers have, unless others are asked for. */
const SIZES = [100, 1_000];

const USAGE = `Usage: npm run bench:deletion [-- PRODUCTS...]
PRODUCTS  how many products each seller has: ${SIZES.join(' ')} when none is named; 10000 takes a quarter of an hour`;

const ABOUT = `Each product has ${PICTURES} photos, a contact, an ad, an unpaid booking and a wish; one in a hundred is sold. Counted
is what Firestore would bill of all functions, from the admin's call until nothing is left to do: the call, the job's steps and
the triggers of what they delete.`;

const HEAD = ['Products', 'Reads', 'a product', 'Writes', 'Deletes', 'Answered', 'All done', 'Left'];

function rowOf(products: number, { reads, writes, deletes, answeredMs, doneMs, left }: Deletion): string[] {
  const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;
  return [
    String(products),
    String(reads),
    (reads / products).toFixed(1),
    String(writes),
    String(deletes),
    seconds(answeredMs),
    seconds(doneMs),
    left,
  ];
}

/** Deletes sellers with more and more products in a suite of its own, and prints what that read. */
export async function benchCommand(argv: readonly string[]): Promise<void> {
  const sizes = sizesOf(argv, SIZES, USAGE);
  const progress = createProgress();
  const suite = await startSuite({
    root: ROOT,
    offset: offsetFrom(process.env),
    progress,
  });
  const rows: string[][] = [HEAD];
  try {
    const shop = await openShop(suite.ports);
    for (const size of sizes) {
      const uid = await progress.step(`Listing ${size} products`, () => stockSeller(shop, size));
      const deletion = await progress.step('Deleting their seller', () => deleteSeller(shop, uid));
      rows.push(rowOf(size, deletion));
    }
  } finally {
    await suite.stop();
  }
  console.log(`\n${ABOUT}\n\n${table(rows)}`);
}
