import { useLingui } from '@lingui/react/macro';
import Typography from '@mui/material/Typography';
import { paths } from '@thriftline/domain/base/paths';
import { MESSAGES } from '@thriftline/domain/base/texts/specified-messages';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { DashboardTitle } from '@/app/layouts/dashboard/dashboard-title.tsx';
import { SellersOnly } from '@/app/layouts/sellers-only.tsx';
import { MessageDialog } from '@/components/dialogs/message-dialog.tsx';
import { CategoryForm } from '@/features/categories/components/category-form.tsx';

/** Adds a category, then goes on to adding a product to it. */
export function AddCategoryRoute() {
  const { t } = useLingui();
  const [added, setAdded] = useState(false);
  const navigate = useNavigate();
  return (
    <>
      <DashboardTitle page="addCategory" />
      <Typography variant="h1" sx={{ mb: 3 }}>
        {t`Add Category`}
      </Typography>
      <SellersOnly>
        <CategoryForm onAdded={() => setAdded(true)} />
      </SellersOnly>
      <MessageDialog
        open={added}
        title={MESSAGES.categoryAdded}
        closeLabel={t`Add a product`}
        onClose={() => void navigate(paths.dashboard.addProduct.href())}
      >
        {t`Sellers can now list items in it.`}
      </MessageDialog>
    </>
  );
}
