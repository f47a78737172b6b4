import { useOwnContact } from '@/features/products/api/use-own-contact.ts';
import { useProduct } from '@/features/products/api/use-product.ts';
import { valuesOfCopy, valuesOfLike } from '@/features/products/product-values.ts';
import { useSignedInUser } from '@/lib/account/current-user.ts';

/** What the form for a new product begins with as a copy of another, or as one like it: of the seller's own, or nothing. */
export function useCopy(
  productId: string | null,
  how: 'copy' | 'like',
): {
  /** `unknown`: this device lacks the product, and there is nobody to ask. */
  status: 'loading' | 'ready' | 'unknown';
  values?: object;
} {
  const { uid } = useSignedInUser();
  const product = useProduct(productId);
  const own = product.row?.data.sellerId === uid ? product.row.data : undefined;
  const contact = useOwnContact(own === undefined ? null : productId);
  if (productId === null) return { status: 'ready' };
  if (product.status === 'loading' || product.status === 'unknown') return { status: product.status };
  if (own === undefined) return { status: 'ready' };
  if (contact.status === 'loading') return { status: 'loading' };
  const valuesOf = how === 'copy' ? valuesOfCopy : valuesOfLike;
  return { status: 'ready', values: valuesOf(own, contact.row?.data) };
}
