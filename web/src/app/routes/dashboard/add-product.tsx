import { PageTitle } from '@/components/page-title.tsx';

/** Adds a product. */
export function AddProductRoute() {
  return <PageTitle title="Add Product" />;
}
