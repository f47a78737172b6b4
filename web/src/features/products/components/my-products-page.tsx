import type { Product } from '@thriftline/domain/product';
import type { Row } from '@/lib/live/row.ts';
import type { Stored } from '@/lib/stored.ts';
import { useAdvertised } from '../api/use-advertised.ts';
import { MyProductRow } from './my-product-row.tsx';

/** One page of the seller's products, with the advertisements of just these. */
export function MyProductsPage({ rows }: { rows: readonly Row<Stored<Product>>[] }) {
  const ads = useAdvertised(rows.map(({ data }) => data._id));
  const advertised = (productId: string) =>
    ads.status === 'ready' ? ads.rows.some(({ data }) => data._id === productId) : undefined;
  return rows.map((row) => (
    <MyProductRow key={row.data._id} row={row} advertised={advertised(row.data._id)} />
  ));
}
