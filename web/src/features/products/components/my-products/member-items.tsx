import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { paths } from '@thriftline/domain/base/paths';
import type { Product } from '@thriftline/domain/catalogue/product';
import { PagedRecords } from '@/components/records/paged-records.tsx';
import { RecordItem } from '@/components/records/record-item.tsx';
import { type RecordColumn, RecordRows } from '@/components/records/record-rows.tsx';
import { EmptyState } from '@/components/states/empty-state.tsx';
import { PriceTag } from '@/components/texts/price-tag.tsx';
import { UserText } from '@/components/texts/user-text.tsx';
import { useShownPages } from '@/hooks/use-shown-pages.ts';
import type { Stored } from '@/lib/firebase/stored.ts';
import { useLingui } from '@/lib/language/lingui.tsx';
import { formatDay } from '@/lib/texts/format-date.ts';
import { useMyProducts } from '../../api/use-my-products.ts';
import { useProductState } from '../../hooks/use-product-state.ts';
import { ProductStateLabel } from './product-state-label.tsx';

function State({ product }: { product: Stored<Product> }) {
  const { state } = useProductState(product);
  return (
    <Box component="span" sx={{ display: 'inline-block', minWidth: { lg: '12ch' } }}>
      <ProductStateLabel state={state} />
    </Box>
  );
}

const COLUMNS: readonly RecordColumn<Stored<Product>>[] = [
  {
    get title() {
      return t`Item`;
    },
    bare: true,
    cell: ({ _id, img, thumb, placeholder, productname }) => (
      <RecordItem
        img={img}
        thumb={thumb}
        placeholder={placeholder}
        name={productname}
        to={paths.product.href(_id)}
      />
    ),
  },
  {
    get title() {
      return t`Category`;
    },
    cell: ({ categoryName }) => <UserText>{categoryName}</UserText>,
  },
  {
    get title() {
      return t`Price`;
    },
    cell: ({ resaleprice }) => <PriceTag price={resaleprice} />,
  },
  {
    get title() {
      return t`Status`;
    },
    cell: (product) => <State product={product} />,
  },
  {
    get title() {
      return t`Listed`;
    },
    cell: ({ createdAt }) => formatDay(createdAt.toDate().toISOString()),
  },
];

/** What a member listed, newest first, for admins. */
export function MemberItems({ uid }: { uid: string }) {
  useLingui();
  const { pages, showMore } = useShownPages();
  return (
    <PagedRecords
      list={useMyProducts(uid, pages)}
      label={t`Items`}
      columns={COLUMNS}
      onLoadMore={showMore}
      empty={
        <EmptyState title={t`No items listed`}>
          <Trans>Listings of this member appear here.</Trans>
        </EmptyState>
      }
    >
      {({ key, rows }) => <RecordRows key={key} columns={COLUMNS} records={rows.map(({ data }) => data)} />}
    </PagedRecords>
  );
}
