import { PageTitle } from '@/components/page-title.tsx';

/** The seller's products. */
export function MyProductsRoute() {
  return <PageTitle title="My Products" />;
}
