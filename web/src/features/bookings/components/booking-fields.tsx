import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { tidyMobile } from '@thriftline/domain/base/fields/fields';
import type { Product } from '@thriftline/domain/catalogue/product';
import { type BookingForm, bookingFormSchema } from '@thriftline/domain/orders/booking';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import { ImageFrame } from '@/components/cards/image-frame.tsx';
import { FormTextField } from '@/components/form/form-text-field.tsx';
import { AsOf, productKey } from '@/components/states/as-of.tsx';
import { EmailText } from '@/components/texts/email-text.tsx';
import { FLUSH_TEXT } from '@/components/texts/flush-text.ts';
import { PhoneNumber } from '@/components/texts/phone-number.tsx';
import { PriceTag } from '@/components/texts/price-tag.tsx';
import { TermList } from '@/components/texts/term-list.tsx';
import { UserText } from '@/components/texts/user-text.tsx';
import type { Stored } from '@/lib/firebase/stored.ts';

interface BookingFieldsProps {
  product: Stored<Product>;
  /** What it comes to: its own price, or what was agreed on. */
  price: number;
  buyer: { name: string; email: string };
}

/** What a booking says: four things that are known, and two that the buyer types, unless they did before. */
export function BookingFields({ product, price, buyer }: BookingFieldsProps) {
  const { t } = useLingui();
  const { values, initialValues } = useFormikContext<BookingForm>();
  const [changing, setChanging] = useState(!bookingFormSchema.isValidSync(initialValues));
  // What was kept of an earlier try may be no more than a part.
  const typing = changing || !bookingFormSchema.isValidSync(values);
  if (typing && !changing) setChanging(true);
  return (
    <Box sx={{ display: 'grid', gap: 2, pt: 1 }}>
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
        <Box sx={{ width: 88, flexShrink: 0, borderRadius: 1, overflow: 'hidden' }}>
          <ImageFrame
            src={product.img}
            thumb={product.thumb}
            placeholder={product.placeholder}
            sizes="88px"
            alt=""
            eager
          />
        </Box>
        <Box sx={{ minWidth: 0 }}>
          <Box component="p" sx={{ m: 0, typography: 'h4', overflowWrap: 'anywhere' }}>
            <UserText>{product.productname}</UserText>
          </Box>
          <PriceTag price={price} />
          <AsOf of={productKey(product._id)} confirmed={false} />
        </Box>
      </Box>
      <TermList
        terms={[
          [t`Your name`, <UserText key="name">{buyer.name}</UserText>],
          [t`Email`, <EmailText key="email">{buyer.email}</EmailText>],
          ...(typing
            ? []
            : ([
                [t`Mobile`, <PhoneNumber key="mobile">{values.mobile}</PhoneNumber>],
                [t`Location`, <UserText key="location">{values.location}</UserText>],
              ] as const)),
        ]}
      />
      {typing ? (
        <>
          <FormTextField name="mobile" label={t`Mobile`} type="tel" autoComplete="tel" tidy={tidyMobile} />
          <FormTextField name="location" label={t`Location`} autoComplete="address-level2" />
        </>
      ) : (
        <Button size="small" onClick={() => setChanging(true)} sx={{ justifySelf: 'start', ...FLUSH_TEXT }}>
          {t`Change`}
        </Button>
      )}
    </Box>
  );
}
