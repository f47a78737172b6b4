import { select } from '@lingui/core/macro';
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
import { waitsFor } from '@/lib/connection/connection.ts';
import type { Sent } from '@/lib/writes/send-write.ts';

/** Adds a category, then goes on to adding a product to it. */
export function AddCategoryRoute() {
  const { t } = useLingui();
  const [added, setAdded] = useState<Sent>();
  const isWaiting = added === 'queued';
  const waits = waitsFor();
  const navigate = useNavigate();
  return (
    <>
      <DashboardTitle page="addCategory" />
      <Typography variant="h1" sx={{ mb: 3 }}>
        {t`Add Category`}
      </Typography>
      <SellersOnly>
        <CategoryForm onAdded={setAdded} />
      </SellersOnly>
      <MessageDialog
        open={added !== undefined}
        title={isWaiting ? t`Waiting to send` : MESSAGES.categoryAdded}
        closeLabel={t`Add a product`}
        onClose={() => void navigate(paths.dashboard.addProduct.href())}
      >
        {isWaiting
          ? t`${select(waits, {
              offline: 'Sellers can list items in it once you’re back online.',
              other: 'Sellers can list items in it once we’re connected again.',
            })}`
          : t`Sellers can now list items in it.`}
      </MessageDialog>
    </>
  );
}
