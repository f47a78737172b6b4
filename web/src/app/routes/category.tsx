import { PageTitle } from '@/components/page-title.tsx';

/** Products of one category. */
export function CategoryRoute() {
  return <PageTitle title="Category" />;
}
