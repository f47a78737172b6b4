import Box from '@mui/material/Box';
import { formatPrice } from '@thriftline/domain/money';
import type { Product } from '@thriftline/domain/product';
import { FormTextField } from '@/components/form/form-text-field.tsx';
import { ImageFrame } from '@/components/image-frame.tsx';
import { TermList } from '@/components/term-list.tsx';

interface BookingFieldsProps {
  product: Product;
  buyer: { name: string; email: string };
}

/** What a booking says: four things that are known, and two that the buyer types. */
export function BookingFields({ product, buyer }: BookingFieldsProps) {
  return (
    <Box sx={{ display: 'grid', gap: 2, pt: 1 }}>
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'flex-start' }}>
        <Box sx={{ width: 88, flexShrink: 0, borderRadius: 1, overflow: 'hidden' }}>
          <ImageFrame
            src={product.img}
            thumb={product.thumb}
            placeholder={product.placeholder}
            sizes="88px"
            ratio="1"
            alt=""
            eager
          />
        </Box>
        <TermList
          terms={[
            ['Product name', product.productname],
            ['Price', formatPrice(product.resaleprice)],
            ['Your name', buyer.name],
            ['Email', buyer.email],
          ]}
        />
      </Box>
      <FormTextField name="mobile" label="Mobile" type="tel" autoComplete="tel" />
      <FormTextField name="location" label="Location" autoComplete="address-level2" />
    </Box>
  );
}
