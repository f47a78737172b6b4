import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Typography from '@mui/material/Typography';
import { paths } from '@thriftline/domain/base/paths';
import { interestText } from '@thriftline/domain/catalogue/interest/item-interest';
import { allowsProductAct } from '@thriftline/domain/catalogue/product-acts';
import { lazy, useState } from 'react';
import { Link } from 'react-router-dom';
import { LazyMount } from '@/components/loading/lazy-mount.tsx';
import { ShortRecord } from '@/components/records/short-record.tsx';
import { PriceTag } from '@/components/texts/price-tag.tsx';
import { WaitingToSend } from '@/outbox/components/waiting-to-send.tsx';
import { useAdvertise } from '../../hooks/use-advertise.ts';
import { useProductState } from '../../hooks/use-product-state.ts';
import { BookingsButton } from './bookings-button.tsx';
import { LOW_TEXT } from './low-text.ts';
import type { OwnItemRowProps } from './own-item-row.ts';
import { type MenuAct, ProductMenu } from './product-menu.tsx';
import { ProductStateLabel } from './product-state-label.tsx';

/** Loaded when it is first opened: forms take much script. */
const ChangePriceDialog = lazy(async () => ({
  default: (await import('./change-price-dialog.tsx')).ChangePriceDialog,
}));

/** Columns of the table, all of which the card stands in. */
const COLUMNS = 5;

/** A product of the seller's own on a phone: one short row, with all that can be done with it in the menu. */
export function MyProductCard({
  row: { data: product, pending },
  advertised,
  interest,
  selected,
  onSelect,
  bookings,
  children,
}: OwnItemRowProps) {
  const { t } = useLingui();
  const [pricing, setPricing] = useState(false);
  const { state } = useProductState(product);
  const ad = useAdvertise(product, advertised);
  const { productname: name, img, thumb, placeholder } = product;
  const isSold = state.name === 'sold';
  const acts: readonly MenuAct[] = [
    {
      label: t`Change price`,
      disabled: pending || !allowsProductAct(state, 'edit'),
      onSelect: () => setPricing(true),
    },
    {
      label: ad.label,
      disabled: pending || ad.busy || advertised === undefined || !allowsProductAct(state, 'advertise'),
      onSelect: () => void ad.toggle(),
    },
  ];
  return (
    <ShortRecord
      columns={COLUMNS}
      img={img}
      thumb={thumb}
      placeholder={placeholder}
      name={name}
      to={paths.product.href(product._id)}
      before={
        <Checkbox
          checked={selected}
          slotProps={{ input: { 'aria-label': t`Select ${name}` } }}
          onChange={(event) => onSelect(event.target.checked)}
          sx={{ mr: -0.5 }}
        />
      }
      after={
        <>
          <ProductMenu
            product={product}
            state={state}
            pending={pending}
            whole
            {...(!isSold && { first: acts })}
          />
          <LazyMount open={pricing}>
            <ChangePriceDialog product={product} open={pricing} onClose={() => setPricing(false)} />
          </LazyMount>
        </>
      }
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
        <PriceTag price={product.resaleprice} />
        {pending ? <WaitingToSend /> : <ProductStateLabel state={state} />}
      </Box>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          columnGap: 1,
          maxWidth: 1,
          minHeight: 28,
        }}
      >
        {bookings > 0 && (
          <BookingsButton count={bookings} name={name}>
            {children}
          </BookingsButton>
        )}
        {isSold && (
          <Button
            size="small"
            component={Link}
            to={paths.dashboard.addProduct.copy(product._id)}
            aria-label={t`Relist ${name}`}
            sx={LOW_TEXT}
          >
            {t`Relist`}
          </Button>
        )}
        {interest !== undefined && bookings === 0 && !isSold && (
          <Typography variant="body2" color="textSecondary">
            {interestText(interest)}
          </Typography>
        )}
      </Box>
    </ShortRecord>
  );
}
