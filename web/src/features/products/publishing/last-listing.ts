import { statedAttributes } from '@thriftline/domain/catalogue/attributes/attribute-schemas';
import { type ProductInput, productInputSchema } from '@thriftline/domain/catalogue/product';
import { accountStore } from '@/lib/device/store.ts';

const NAME = 'last-listing';

/** What is mostly the same for all that somebody sells: where it is, how it comes over, whom to ring. */
const USUAL = ['location', 'mobile', 'delivery', 'deliverycost'] as const;
const usualSchema = productInputSchema.pick([...USUAL]);

/** What the seller said at their last listing on this device that holds for the next one, too; nothing before the first. */
export function lastListing(uid: string): object {
  const kept = accountStore(uid).read(NAME);
  return kept !== undefined && usualSchema.isValidSync(kept, { strict: true }) ? statedAttributes(kept) : {};
}

/** Keeps for the next listing what is mostly the same. */
export function rememberListing(uid: string, input: ProductInput): void {
  accountStore(uid).keep(
    NAME,
    statedAttributes(Object.fromEntries(USUAL.map((name) => [name, input[name]]))),
  );
}
