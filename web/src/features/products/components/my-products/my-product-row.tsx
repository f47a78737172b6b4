import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import { paths } from '@thriftline/domain/base/paths';
import type { ItemInterest } from '@thriftline/domain/catalogue/interest/item-interest';
import type { Product } from '@thriftline/domain/catalogue/product';
import { allowsProductAct } from '@thriftline/domain/catalogue/product-state';
import type { ReactNode } from 'react';
import { RecordItem } from '@/components/records/record-item.tsx';
import { RecordCell, RecordRow } from '@/components/records/record-table.tsx';
import { PriceTag } from '@/components/texts/price-tag.tsx';
import { UserText } from '@/components/texts/user-text.tsx';
import type { Stored } from '@/lib/firebase/stored.ts';
import type { Row } from '@/lib/live/row.ts';
import { WaitingToSend } from '@/outbox/components/waiting-to-send.tsx';
import { useProductState } from '../../hooks/use-product-state.ts';
import { AdvertiseButton } from './advertise-button.tsx';
import { ChangePriceButton } from './change-price-button.tsx';
import { Interest } from './interest.tsx';
import { ProductMenu } from './product-menu.tsx';
import { ProductStateLabel } from './product-state-label.tsx';
import { RelistButton } from './relist-button.tsx';

interface MyProductRowProps {
  row: Row<Stored<Product>>;
  /** Whether there is an advertisement; undefined while nobody knows. */
  advertised: boolean | undefined;
  /** How many people it interests; undefined while nobody knows. */
  interest: ItemInterest | undefined;
  selected: boolean;
  onSelect: (selected: boolean) => void;
  /** What else there is to tell, under the name: who booked it. */
  children?: ReactNode;
}

/** A product of the seller's own: what became of it, and what can be done with it. */
export function MyProductRow({
  row: { data: product, pending },
  advertised,
  interest,
  selected,
  onSelect,
  children,
}: MyProductRowProps) {
  const { t } = useLingui();
  const name = product.productname;
  const { state } = useProductState(product);
  return (
    <RecordRow>
      <RecordCell>
        <Box sx={{ display: 'flex', alignItems: 'start', gap: { xs: 0.5, lg: 1 }, ml: -1.25 }}>
          <Checkbox
            checked={selected}
            // Beside the middle of the picture, however much stands under the name.
            sx={{ mt: 1.75 }}
            slotProps={{ input: { 'aria-label': t`Select ${name}` } }}
            onChange={(event) => onSelect(event.target.checked)}
          />
          <RecordItem
            img={product.img}
            thumb={product.thumb}
            placeholder={product.placeholder}
            name={product.productname}
            to={paths.product.href(product._id)}
          >
            {pending && <WaitingToSend />}
            {interest !== undefined && <Interest interest={interest} />}
            {children}
          </RecordItem>
        </Box>
      </RecordCell>
      <RecordCell label={t`Category`}>
        <UserText>{product.categoryName}</UserText>
      </RecordCell>
      <RecordCell label={t`Price`}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
          <PriceTag price={product.resaleprice} />
          {state.name !== 'sold' && (
            <ChangePriceButton product={product} disabled={pending || !allowsProductAct(state, 'edit')} />
          )}
        </Box>
      </RecordCell>
      <RecordCell label={t`Availability`}>
        <ProductStateLabel state={state} />
      </RecordCell>
      <RecordCell>
        {/* One act at hand, the rest in the menu; below it where long words take the room. */}
        <Box sx={{ display: 'flex', flexWrap: { lg: 'wrap' }, gap: 1 }}>
          {state.name === 'sold' ? (
            <RelistButton product={product} />
          ) : (
            <AdvertiseButton
              product={product}
              advertised={advertised}
              disabled={pending || !allowsProductAct(state, 'advertise')}
            />
          )}
          <ProductMenu product={product} state={state} pending={pending} whole />
        </Box>
      </RecordCell>
    </RecordRow>
  );
}
