import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { paths } from '@thriftline/domain/base/paths';
import { allowsProductAct } from '@thriftline/domain/catalogue/product-acts';
import { RecordItem } from '@/components/records/record-item.tsx';
import { RecordCell, RecordRow } from '@/components/records/record-table.tsx';
import { PriceTag } from '@/components/texts/price-tag.tsx';
import { UserText } from '@/components/texts/user-text.tsx';
import { WaitingToSend } from '@/outbox/components/waiting-to-send.tsx';
import { useProductState } from '../../hooks/use-product-state.ts';
import { AdvertiseButton } from './advertise-button.tsx';
import { BookingsButton } from './bookings-button.tsx';
import { ChangePriceButton } from './change-price-button.tsx';
import { Interest } from './interest.tsx';
import { MyProductCard } from './my-product-card.tsx';
import type { OwnItemRowProps } from './own-item-row.ts';
import { ProductMenu } from './product-menu.tsx';
import { ProductStateLabel } from './product-state-label.tsx';
import { RelistButton } from './relist-button.tsx';

/** A product of the seller's own: what became of it, and what can be done with it. */
export function MyProductRow(props: OwnItemRowProps) {
  const roomy = useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'), { noSsr: true });
  return roomy ? <TableRow {...props} /> : <MyProductCard {...props} />;
}

function TableRow({
  row: { data: product, pending },
  advertised,
  interest,
  selected,
  onSelect,
  bookings,
  children,
}: OwnItemRowProps) {
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
            {bookings > 0 ? (
              <BookingsButton count={bookings} name={name}>
                {children}
              </BookingsButton>
            ) : (
              interest !== undefined && <Interest interest={interest} />
            )}
          </RecordItem>
        </Box>
      </RecordCell>
      <RecordCell label={t`Category`}>
        {/* Room for a usual word: else it is broken in two, as an endless one is. */}
        <Box sx={{ minWidth: { lg: 100 } }}>
          <UserText>{product.categoryName}</UserText>
        </Box>
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
      <RecordCell width="11rem">
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
