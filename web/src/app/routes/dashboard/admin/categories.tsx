import { useLingui } from '@lingui/react/macro';
import Typography from '@mui/material/Typography';
import { HOME_CATEGORIES } from '@thriftline/domain/pages/home-content';
import { DashboardPage } from '@/app/layouts/dashboard/dashboard-page.tsx';
import { OnlineOnly } from '@/components/states/online-only.tsx';
import { CategoriesList } from '@/features/categories/components/categories-list.tsx';

/** The categories, to rename, merge, order and delete them. */
export function CategoriesRoute() {
  const { t } = useLingui();
  const count = HOME_CATEGORIES;
  return (
    <DashboardPage page="categories">
      <OnlineOnly act="changeCategories" />
      <Typography color="text.secondary" sx={{ mb: 2 }}>
        {t`The home page shows the first ${count}, in this order. Changes appear there within two minutes.`}
      </Typography>
      <CategoriesList />
    </DashboardPage>
  );
}
