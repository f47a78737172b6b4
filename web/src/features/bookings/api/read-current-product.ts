import type { Product } from '@thriftline/domain/catalogue/product';
import { isOnline, onConnectionLost } from '@/lib/connection/connection.ts';
import { documentOf } from '@/lib/firebase/converters.ts';
import type { Stored } from '@/lib/firebase/stored.ts';
import { readFromServer } from '@/lib/live/read-from-server.ts';

/**
 * A product as the server has it now; undefined where nobody can be asked, or it is not there for the account: what is done then
 * waits, or is refused with the reason.
 */
export async function readCurrentProduct(productId: string): Promise<Stored<Product> | undefined> {
  if (!isOnline()) return undefined;
  const lost = new AbortController();
  const stop = onConnectionLost(() => lost.abort());
  try {
    return (await readFromServer(documentOf('products', productId), lost.signal)).data();
  } catch (error) {
    console.warn('The product could not be looked at', error);
    return undefined;
  } finally {
    stop();
  }
}
