import { useLingui } from '@lingui/react/macro';
import Typography from '@mui/material/Typography';
import { MAX_IMPORT_ROWS } from '@thriftline/domain/import/product-rows';
import { DashboardTitle } from '@/app/layouts/dashboard/dashboard-title.tsx';
import { SellersOnly } from '@/app/layouts/sellers-only.tsx';
import { ImportProductsForm } from '@/features/products/components/import/import-products-form.tsx';
import { WithCategories } from './product-form/with-categories.tsx';

/** Lists many products from a spreadsheet, as drafts first. */
export function ImportProductsRoute() {
  const { t } = useLingui();
  return (
    <>
      <DashboardTitle page="importProducts" />
      <Typography variant="h1" sx={{ mb: 3 }}>
        {t`Import products`}
      </Typography>
      <SellersOnly>
        <Typography sx={{ maxWidth: '65ch', mb: 1.5 }}>
          {t`Choose a CSV file from any spreadsheet app, with up to ${MAX_IMPORT_ROWS} products. Each row becomes a draft; an item needs photos, so add them to the drafts and publish them one by one.`}
        </Typography>
        <Typography sx={{ maxWidth: '65ch', mb: 3 }}>
          {t`The key identifies a row, such as your own stock number. You can import the same file again: changed rows update their draft or item, and nothing is added twice.`}
        </Typography>
        <WithCategories>{(categories) => <ImportProductsForm categories={categories} />}</WithCategories>
      </SellersOnly>
    </>
  );
}
