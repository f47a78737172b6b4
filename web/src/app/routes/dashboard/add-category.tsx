import { PageTitle } from '@/components/page-title.tsx';

/** Adds a category. */
export function AddCategoryRoute() {
  return <PageTitle title="Add Category" />;
}
